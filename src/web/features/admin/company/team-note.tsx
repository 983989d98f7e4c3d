import { useQueryClient } from '@tanstack/react-query';
import type { AdministeredCompany } from '#contract/company-administration.ts';
import { teamNote, teamNoteMaximum } from '#domain/companies/decline-templates.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { dateLabel } from '#web/features/companies/labels.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';

/** What administrators tell each other of a company. */
export function TeamNote({ id, stored }: { id: string; stored: AdministeredCompany['team_note'] }) {
  const cache = useQueryClient();
  const form = useForm({
    values: { note: stored?.note ?? '' },
    check: bySchema(teamNote),
    send: (values) => api.companyAdministration.saveNote({ id, ...values }),
    onDone: () => cache.invalidateQueries({ queryKey: query.companyAdministration.key() }),
    guards: true,
  });
  return (
    <section className="card company-side" aria-label={m.admin_note()}>
      <Form form={form} className="stack">
        <TextArea
          {...form.field('note')}
          label={m.admin_note()}
          description={
            stored
              ? m.admin_note_by({
                  name: stored.updated_by ?? m.admin_lift_gone(),
                  date: dateLabel(stored.updated_at),
                })
              : m.admin_note_help()
          }
          rows={4}
          count={{ used: [...form.values.note].length, most: teamNoteMaximum }}
        />
        <div className="row">
          <Button type="submit" size="sm" loading={form.isRunning} disabled={!form.isDirty || form.wait > 0}>
            {m.admin_note_save()}
          </Button>
        </div>
      </Form>
    </section>
  );
}
