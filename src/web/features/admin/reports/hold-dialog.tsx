import { openingHold } from '#domain/job-openings/report.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { TextArea } from '#web/design/form/text-input.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

interface Props {
  opening: { id: string; title: string };
  /** Also after it was done. */
  onClose: () => void;
}

/** Why an opening is taken down: required, mailed to its company's people. */
export function HoldDialog({ opening: { id, title }, onClose }: Props) {
  const form = useForm({
    values: { reason: '' },
    check: bySchema(openingHold),
    send: ({ reason }) => api.openingReports.hold({ id, reason }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={m.admin_report_hold_title({ title })}
      form={form}
      confirm={m.admin_report_hold()}
      cancel={m.admin_cancel()}
      destructive
      onClose={onClose}
    >
      <TextArea
        {...form.field('reason')}
        label={m.admin_report_hold_reason()}
        description={m.admin_report_hold_help()}
      />
    </FormDialog>
  );
}
