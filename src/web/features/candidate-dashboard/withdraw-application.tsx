import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnApplication } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { useCall } from '#web/forms/use-call.ts';

/** Takes an application back, which is possible until Hired or Rejected; it says first what that means. */
export function WithdrawApplication({ application }: { application: OwnApplication }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning, sentence } = useCall();
  const withdraw = async () => {
    if (!(await run(() => api.applications.withdraw({ id: application.id })))) return;
    setAsking(false);
    await queries.invalidateQueries({ queryKey: query.applications.key() });
  };
  return (
    <>
      <Button className="application-withdraw" size="sm" variant="quiet" onClick={() => setAsking(true)}>
        {m.candidates_withdraw()}
        <span className="sr"> {application.job.title}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        destructive
        busy={isRunning}
        title={m.candidates_withdraw_title({ job: application.job.title })}
        confirmLabel={m.candidates_withdraw()}
        cancelLabel={m.candidates_withdraw_keep()}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsking(false)}
      >
        <p>{m.candidates_withdraw_text()}</p>
        {sentence && (
          <Notice tone="no" role="alert">
            {sentence}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
