import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { DateField } from '#web/forms/date-field.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import type { ActedOpening } from './opening-acts.ts';

interface Props {
  opening: ActedOpening;
  onClose: () => void;
  onDone: () => void;
}

/** A new due date; an expired opening becomes public again. */
export function ExtendDialog({ opening, onClose, onDone }: Props) {
  const form = useForm({
    values: { due_date: opening.due_date ?? '' },
    send: (values) => api.jobOpenings.extend({ id: opening.id, ...values }),
    onDone: () => {
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.job_openings_editor_extend_title()}
      form={form}
      confirm={m.job_openings_editor_extend()}
      cancel={m.job_openings_editor_cancel()}
      onClose={onClose}
    >
      <p dir="auto">
        <b>{opening.title}</b>
      </p>
      <p>
        {opening.status === 'Expired'
          ? m.job_openings_editor_extend_text()
          : m.job_openings_editor_extend_until()}
      </p>
      <DateField {...form.field('due_date')} label={m.job_openings_editor_due_date()} />
    </FormDialog>
  );
}
