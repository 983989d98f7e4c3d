import { openingHold } from '#domain/job-openings/report.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { ReasonDialog } from '#web/features/admin/reason-dialog.tsx';
import { bySchema } from '#web/forms/by-schema.ts';

interface Props {
  opening: { id: string; title: string };
  /** Also after it was done. */
  onClose: () => void;
}

/** Why an opening is taken down: mailed to its company's people. */
export function HoldDialog({ opening: { id, title }, onClose }: Props) {
  return (
    <ReasonDialog
      title={m.admin_report_hold_title({ title })}
      confirm={m.admin_report_hold()}
      label={m.admin_report_hold_reason()}
      help={m.admin_report_hold_help()}
      check={bySchema(openingHold)}
      send={(reason) => api.openingReports.hold({ id, reason })}
      onClose={onClose}
    />
  );
}
