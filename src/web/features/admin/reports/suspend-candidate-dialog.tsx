import type { ReportedConversation } from '#contract/conversation-reports.ts';
import { candidateSuspension } from '#domain/messages/reports.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { bySchema } from '#web/forms/by-schema.ts';

interface Props {
  report: ReportedConversation;
  /** Also after it was done. */
  onClose: () => void;
}

/** Why a candidate is shut out: mailed to them. */
export function SuspendCandidateDialog({ report: { id, candidate }, onClose }: Props) {
  return (
    <ReasonDialog
      title={m.admin_team_shut_out_title({ name: candidate.name })}
      confirm={m.admin_people_suspend()}
      label={m.admin_report_hold_reason()}
      help={m.admin_people_suspend_help()}
      check={bySchema(candidateSuspension)}
      send={(reason) => api.conversationReports.suspend({ id, reason })}
      onClose={onClose}
    />
  );
}
