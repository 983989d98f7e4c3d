import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OwnApplication } from '#contract/application-responses.ts';
import { noteMaximum } from '#domain/applications/applications.ts';
import { withdrawal } from '#domain/applications/submission.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

interface WithdrawApplicationProps {
  application: OwnApplication;
  /** A withdrawal was just taken back: the keyboard stood on the button that did it. */
  takesFocus: boolean;
  onWithdrawn: () => void;
}

/** Takes an application back, which is possible until Hired or Rejected; it says first what that means. */
export function WithdrawApplication({ application, takesFocus, onWithdrawn }: WithdrawApplicationProps) {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <Button
        ref={button}
        className="application-withdraw"
        size="sm"
        variant="quiet"
        onClick={() => setAsking(true)}
      >
        {m.candidates_withdraw()}
        <span className="sr"> {application.job.title}</span>
      </Button>
      {isAsking && (
        <WithdrawDialog
          application={application}
          onClose={() => setAsking(false)}
          onWithdrawn={onWithdrawn}
        />
      )}
    </>
  );
}

interface WithdrawDialogProps {
  application: OwnApplication;
  onClose: () => void;
  onWithdrawn: () => void;
}

function WithdrawDialog({ application, onClose, onWithdrawn }: WithdrawDialogProps) {
  const queries = useQueryClient();
  const form = useForm({
    values: { reason: '' },
    check: bySchema(withdrawal),
    send: (values) => api.applications.withdraw({ id: application.id, ...values }),
    onDone: async () => {
      onClose();
      onWithdrawn();
      await queries.invalidateQueries({ queryKey: query.applications.key() });
    },
  });
  return (
    <FormDialog
      title={m.candidates_withdraw_title({ job: application.job.title })}
      form={form}
      confirm={m.candidates_withdraw()}
      cancel={m.candidates_withdraw_keep()}
      destructive
      onClose={onClose}
    >
      <p>{application.company?.name ?? m.candidates_company_hidden()}</p>
      <p>{m.candidates_withdraw_text()}</p>
      <TextArea
        {...form.field('reason')}
        label={m.candidates_withdraw_reason()}
        description={m.candidates_withdraw_reason_help()}
        optional
        rows={3}
        count={{ used: form.values.reason.length, most: noteMaximum }}
      />
    </FormDialog>
  );
}
