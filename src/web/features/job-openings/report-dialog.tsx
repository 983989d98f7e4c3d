import { ORPCError } from '@orpc/client';
import { type SubmitEvent, useState } from 'react';
import { type ReportReason, reportReasons, reportTextMaximum } from '#domain/job-openings/report-reasons.ts';
import { m } from '#texts/messages.js';
import { api } from '../../api.ts';
import { Button } from '../../design/button.tsx';
import { ChoiceGroup, Radio } from '../../design/choice.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { TextArea } from '../../design/text-input.tsx';

const labels: Readonly<Record<ReportReason, () => string>> = {
  'asks for money': m.job_openings_report_money,
  'not a real job': m.job_openings_report_fake,
  'wrong information': m.job_openings_report_wrong,
  discrimination: m.job_openings_report_discrimination,
  other: m.job_openings_report_other,
};

export interface ReportDialogProps {
  openingId: string;
  open: boolean;
  onClose: () => void;
}

/** Why an opening looks wrong; a person reads it. */
export function ReportDialog({ openingId, open, onClose }: ReportDialogProps) {
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string>();
  const lacksReason = failure !== undefined && reason === undefined;
  const lacksText = failure !== undefined && reason === 'other' && text.trim() === '';

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!reason || (reason === 'other' && text.trim() === '')) {
      setFailure(m.validation_required());
      return;
    }
    setState('sending');
    setFailure(undefined);
    try {
      await api.openingReports.report({ id: openingId, reason, text });
      setState('sent');
    } catch (error) {
      setFailure(error instanceof ORPCError ? error.message : m.common_something_wrong());
      setState('writing');
    }
  }

  if (state === 'sent') {
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
    <Dialog
      open={open}
      onClose={onClose}
      title={m.job_openings_report_title()}
      actions={
        <>
          <Button onClick={onClose}>{m.job_openings_report_cancel()}</Button>
          <Button variant="primary" type="submit" form="report-form" loading={state === 'sending'}>
            {m.job_openings_report_send()}
          </Button>
        </>
      }
    >
      <form id="report-form" className="stack" onSubmit={(event) => void send(event)} noValidate>
        <ChoiceGroup
          legend={m.job_openings_report_reason()}
          error={lacksReason ? m.validation_required() : undefined}
        >
          {reportReasons.map((value) => (
            <Radio
              key={value}
              name="reason"
              value={value}
              label={labels[value]()}
              checked={reason === value}
              onChange={() => setReason(value)}
            />
          ))}
        </ChoiceGroup>
        <TextArea
          label={m.job_openings_report_text()}
          description={m.job_openings_report_text_help()}
          optional={reason !== 'other'}
          error={lacksText ? m.validation_required() : undefined}
          maxLength={reportTextMaximum}
          count={{ used: [...text].length, most: reportTextMaximum }}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {failure && !lacksReason && !lacksText && (
          <p className="field-error" role="alert">
            {failure}
          </p>
        )}
      </form>
    </Dialog>
  );
}
