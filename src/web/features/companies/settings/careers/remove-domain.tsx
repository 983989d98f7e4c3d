import { useState } from 'react';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { useAnsweredPage } from './use-answered-page.ts';

/** Takes the domain away, after what is lost with it was read. */
export function RemoveDomain({ domain }: { domain: string }) {
  const show = useAnsweredPage();
  const { run, isRunning, sentence } = useCall();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    const answer = await run(() => api.careersPage.removeDomain());
    if (!answer) return;
    setAsking(false);
    show(answer.data);
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
