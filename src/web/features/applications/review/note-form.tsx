import { useQueryClient } from '@tanstack/react-query';
import { noteMaximum } from '#domain/applications/applications.ts';
import { applicationNote } from '#domain/applications/assessment.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { MentionList, useMentions } from './mentions.tsx';

export const noteId = 'review-note';

/** A new note; "@" offers the colleagues, and Ctrl Enter saves. */
export function NoteForm({ id, openingId }: { id: string; openingId: string }) {
  const queries = useQueryClient();
  const check = bySchema(applicationNote);
  const form = useForm({
    values: { note: '' },
    check: (values) => check({ ...values, mentions: [] }),
    send: (values) => api.assessments.addNote({ id, ...values, mentions: mentions.named(values.note) }),
    onDone: () => queries.invalidateQueries({ queryKey: query.applications.key() }),
  });
  const mentions = useMentions(openingId, form.values.note, (note) => form.set('note', note));
  const named = mentions.namesIn(form.values.note);
  return (
    <Form form={form} className="notes-form">
      <TextArea
        {...form.field('note')}
        id={noteId}
        label={m.applications_note()}
        hideLabel
        placeholder={m.applications_note_placeholder()}
        rows={3}
        count={{ used: form.values.note.length, most: noteMaximum }}
        aria-keyshortcuts="n"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            void form.submit();
          } else mentions.onKeyDown(event);
        }}
      />
      <MentionList {...mentions} />
      <div className="notes-foot">
        <span className="muted xs" aria-live="polite">
          {named.length > 0 && m.applications_note_tells({ names: named.join(m.common_comma()) })}
          {named.length === 0 && <span className="notes-keys">{m.applications_note_keys()}</span>}
        </span>
        <Button type="submit" size="sm" loading={form.isRunning} disabled={form.values.note.trim() === ''}>
          {m.applications_note_save()}
        </Button>
      </div>
    </Form>
  );
}
