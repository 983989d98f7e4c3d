import type { ReportedConversation } from '#contract/conversation-reports.ts';
import { candidateSuspension } from '#domain/messages/reports.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { TextArea } from '#web/design/form/text-input.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

interface Props {
  report: ReportedConversation;
  /** Also after it was done. */
  onClose: () => void;
}

/** Why a candidate is shut out: required, mailed to them. */
export function SuspendCandidateDialog({ report: { id, candidate }, onClose }: Props) {
  const form = useForm({
    values: { reason: '' },
    check: bySchema(candidateSuspension),
    send: ({ reason }) => api.conversationReports.suspend({ id, reason }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={m.admin_team_shut_out_title({ name: candidate.name })}
      form={form}
      confirm={m.admin_people_suspend()}
      cancel={m.admin_cancel()}
      destructive
      onClose={onClose}
    >
      <TextArea
        {...form.field('reason')}
        label={m.admin_report_hold_reason()}
        description={m.admin_people_suspend_help()}
      />
    </FormDialog>
  );
}
