import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { generalNoteMaximum } from '#domain/applications/applications.ts';
import { applicationGeneralNote } from '#domain/applications/assessment.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

/** The note that stands above all others; whoever changes applications changes it. */
export function GeneralNote({ id, stored, canChange }: { id: string; stored: string; canChange: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (!stored && !canChange) return null;
  return (
    <div className="notes-general">
      {stored && (
        <p className="notes-text" dir="auto">
          {stored}
        </p>
      )}
      {canChange && (
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
          {stored ? m.applications_general_note_change() : m.applications_general_note_add()}
        </Button>
      )}
      {isOpen && <GeneralNoteDialog id={id} stored={stored} onClose={() => setOpen(false)} />}
    </div>
  );
}

function GeneralNoteDialog({ id, stored, onClose }: { id: string; stored: string; onClose: () => void }) {
  const queries = useQueryClient();
  // An emptied note is taken away.
  const wire = ({ general_note }: { general_note: string }) => ({
    general_note: general_note.trim() === '' && stored ? null : general_note,
  });
  const check = bySchema(applicationGeneralNote);
  const form = useForm({
    values: { general_note: stored },
    check: (values) => check(wire(values)),
    send: (values) => api.assessments.setGeneralNote({ id, ...wire(values) }),
    onDone: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: query.applications.key() });
    },
  });
  return (
    <FormDialog
      title={m.applications_general_note()}
      form={form}
      confirm={m.applications_save()}
      cancel={m.applications_cancel()}
      onClose={onClose}
    >
      <TextArea
        {...form.field('general_note')}
        label={m.applications_general_note()}
        description={m.applications_general_note_help()}
        count={{ used: form.values.general_note.length, most: generalNoteMaximum }}
      />
    </FormDialog>
  );
}
