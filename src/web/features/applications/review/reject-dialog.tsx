import { useEffect } from 'react';
import { noteMaximum } from '#domain/applications/applications.ts';
import { type Rejection, rejection } from '#domain/applications/submission.ts';
import { m } from '#texts/messages.js';
import { Select, TextArea } from '#web/design/form/text-input.tsx';
import { ReasonOptions } from '#web/features/applications/reason-options.tsx';
import {
  changedWords,
  RejectionLetters,
  type TypedWords,
} from '#web/features/applications/rejection-letters.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

const reasonId = 'reject-reason';

/** Rejects, with the reason that the company keeps for itself; shows the email that goes. */
export function RejectDialog({
  id,
  name,
  onReject,
  onClose,
}: {
  id: string;
  name: string;
  onReject: (why: Rejection) => void;
  onClose: () => void;
}) {
  // Its dialog is open by then: the keyboard begins at the reason.
  useEffect(() => {
    document.getElementById(reasonId)?.focus();
  }, []);
  const wire = ({ reason, note, words }: { reason: string; note: string; words: TypedWords }) => ({
    reason: reason || undefined,
    note,
    words: changedWords(words),
  });
  const check = bySchema(rejection);
  const form = useForm({
    values: { reason: '', note: '', words: {} as TypedWords },
    check: (values) => check(wire(values)),
    send: async (values) => onReject(wire(values)),
    onDone: onClose,
  });
  return (
    <FormDialog
      size="md"
      title={m.applications_reject_title({ name })}
      form={form}
      confirm={m.applications_reject()}
      cancel={m.applications_cancel()}
      destructive
      onClose={onClose}
    >
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
      <RejectionLetters
        selection={{ ids: [id] }}
        reason={form.values.reason}
        words={form.values.words}
        errors={form.errors}
        onChange={(words) => form.change({ words })}
      />
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
