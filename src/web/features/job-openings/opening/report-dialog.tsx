import { useState } from 'react';
import { type ReportReason, reportReasons, reportTextMaximum } from '#domain/job-openings/report-reasons.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import type { FormErrors } from '#web/refusal.ts';
import { reportLabels } from './report-labels.ts';

export interface ReportDialogProps {
  openingId: string;
  open: boolean;
  onClose: () => void;
}

/** Why an opening looks wrong; a person reads it. */
export function ReportDialog({ openingId, open, onClose }: ReportDialogProps) {
  const [isSent, setSent] = useState(false);
  const form = useForm({
    values: { reason: '' as ReportReason | '', text: '' },
    check: lacking,
    send: ({ reason, text }) => api.openingReports.report({ id: openingId, reason: reason || 'other', text }),
    onDone: () => setSent(true),
    unexpected: m.common_something_wrong,
  });
  const { values, errors } = form;

  if (isSent) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={m.job_openings_report_sent()}
        size="sm"
        actions={
          <Button variant="primary" onClick={onClose}>
            {m.design_close()}
          </Button>
        }
      >
        <p role="status">{m.job_openings_report_sent_text()}</p>
      </Dialog>
    );
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={m.job_openings_report_title()}
      size="md"
      form={form}
      confirm={m.job_openings_report_send()}
      cancel={m.job_openings_report_cancel()}
    >
      <ChoiceGroup legend={m.job_openings_report_reason()} error={errors.reason}>
        {reportReasons.map((value) => (
          <Radio
            key={value}
            name="reason"
            value={value}
            label={reportLabels[value]()}
            checked={values.reason === value}
            onChange={() => form.set('reason', value)}
          />
        ))}
      </ChoiceGroup>
      <TextArea
        {...form.field('text')}
        label={m.job_openings_report_text()}
        description={m.job_openings_report_text_help()}
        optional={values.reason !== 'other'}
        maxLength={reportTextMaximum}
        count={{ used: [...values.text].length, most: reportTextMaximum }}
      />
    </FormDialog>
  );
}

function lacking({ reason, text }: { reason: string; text: string }): FormErrors {
  if (!reason) return { reason: m.validation_required() };
  return reason === 'other' && text.trim() === '' ? { text: m.validation_required() } : {};
}
