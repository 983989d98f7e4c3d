import { useEffect } from 'react';
import { noteMaximum } from '#domain/applications/applications.ts';
import { type Rejection, rejection } from '#domain/applications/submission.ts';
import { m } from '#texts/messages.js';
import { Select, TextArea } from '#web/design/form/text-input.tsx';
import { ReasonOptions } from '#web/features/applications/reason-options.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

const reasonId = 'reject-reason';

/** Rejects, with the reason that the company keeps for itself; says whether an email goes. */
export function RejectDialog({
  name,
  isMailed,
  onReject,
  onClose,
}: {
  name: string;
  isMailed: boolean;
  onReject: (why: Rejection) => void;
  onClose: () => void;
}) {
  // Its dialog is open by then: the keyboard begins at the reason.
  useEffect(() => {
    document.getElementById(reasonId)?.focus();
  }, []);
  const wire = ({ reason, note }: { reason: string; note: string }) => ({
    reason: reason || undefined,
    note,
  });
  const check = bySchema(rejection);
  const form = useForm({
    values: { reason: '', note: '' },
    check: (values) => check(wire(values)),
    send: async (values) => onReject(wire(values)),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={m.applications_reject_title({ name })}
      form={form}
      confirm={m.applications_reject()}
      cancel={m.applications_cancel()}
      destructive
      onClose={onClose}
    >
      <p>{isMailed ? m.applications_reject_mailed() : m.applications_reject_not_mailed()}</p>
      <Select
        {...form.field('reason')}
        label={m.applications_reject_reason()}
        description={m.applications_reject_reason_help()}
        optional
        id={reasonId}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void form.submit();
        }}
      >
        <ReasonOptions />
      </Select>
      <TextArea
        {...form.field('note')}
        label={m.applications_reject_note()}
        optional
        rows={3}
        count={{ used: form.values.note.length, most: noteMaximum }}
      />
    </FormDialog>
  );
}
