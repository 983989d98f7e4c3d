import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { useCall } from '#web/forms/use-call.ts';

/** Takes the domain away, after what is lost with it was read. */
export function RemoveDomain({ domain }: { domain: string }) {
  const queries = useQueryClient();
  const { run, isRunning, sentence } = useCall();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    const answer = await run(() => api.careersPage.removeDomain());
    if (!answer) return;
    setAsking(false);
    queries.setQueryData(query.careersPage.read.queryKey(), { status: 200 as const, data: answer.data });
  };
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        {m.companies_domain_remove()}
        <span className="sr"> {domain}</span>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={m.companies_domain_remove_title({ domain })}
        confirmLabel={m.companies_domain_remove()}
        cancelLabel={m.companies_cancel()}
        destructive
        busy={isRunning}
        problem={sentence}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <p>{m.careers_domain_remove_text()}</p>
      </ConfirmDialog>
    </>
  );
}
