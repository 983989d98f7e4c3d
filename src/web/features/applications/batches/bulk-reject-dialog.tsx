import { m } from '#texts/messages.js';
import { Select } from '#web/design/form/text-input.tsx';
import { ReasonOptions } from '#web/features/applications/reason-options.tsx';
import {
  changedWords,
  RejectionLetters,
  type TypedWords,
} from '#web/features/applications/rejection-letters.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import type { BulkProps } from './bulk-dialogs.tsx';
import { withoutAct } from './without-act.ts';

/** Rejects those selected, with the emails that go; why is for the company alone. */
export function BulkRejectDialog({
  count,
  selection,
  reason = '',
  start,
  onDone,
  onClose,
}: BulkProps & {
  /** What is chosen as it opens. */
  reason?: string;
}) {
  const form = useForm({
    values: { reason, words: {} as TypedWords },
    send: ({ reason, words }) =>
      start({
        selection,
        act: {
          kind: 'status',
          status: 'Rejected',
          reason: reason || undefined,
          words: changedWords(words),
        },
      }),
    fieldsOf: withoutAct,
    onDone: () => {
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog
      size="md"
      title={m.applications_bulk_reject_title({ count })}
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
      >
        <ReasonOptions />
      </Select>
      <RejectionLetters
        selection={selection}
        reason={form.values.reason}
        words={form.values.words}
        errors={form.errors}
        onChange={(words) => form.change({ words })}
      />
    </FormDialog>
  );
}
