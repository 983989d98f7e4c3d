import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Plan } from '#contract/plans.ts';
import { planMessageMaximum } from '#domain/plans.ts';
import { m } from '#texts/messages.js';
import { api, query } from '../../../api.ts';
import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { Notice } from '../../../design/notice.tsx';
import { TextArea } from '../../../design/text-input.tsx';
import { useCall } from '../../identity/use-call.ts';
import { useRefusedField } from '../../identity/use-refused-field.ts';

/** Asks the team for a plan, with a message if the owner likes; nothing is charged. */
export function AskDialog({ plan, onClose }: { plan: Plan | undefined; onClose(): void }) {
  const queries = useQueryClient();
  const [message, setMessage] = useState('');
  const { run, isRunning, failure, sentence, fields, wait, setFailure } = useCall();
  const form = useRefusedField<HTMLDivElement>(failure);
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const ask = async () => {
    if (!plan) return;
    const answer = await run(() => api.companies.requestPlan({ plan: plan.id, message }));
    if (!answer) return;
    setMessage('');
    close();
    await queries.invalidateQueries({ queryKey: query.companies.ownPlanRequest.key() });
  };
  return (
    <Dialog
      open={plan !== undefined}
      onClose={close}
      title={m.companies_ask_for({ plan: plan?.name ?? '' })}
      actions={
        <>
          <Button onClick={close}>{m.companies_cancel()}</Button>
          <Button variant="primary" loading={isRunning} disabled={wait > 0} onClick={() => void ask()}>
            {m.companies_send_request()}
          </Button>
        </>
      }
    >
      <div ref={form} className="stack">
        <p>{m.companies_ask_text()}</p>
        {(sentence ?? fields.plan) && (
          <Notice tone="no" role="alert">
            {sentence ?? fields.plan}
          </Notice>
        )}
        <TextArea
          label={m.companies_ask_message()}
          optional
          rows={4}
          maxLength={planMessageMaximum + 50}
          value={message}
          error={fields.message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
