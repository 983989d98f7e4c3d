import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Plan } from '#contract/plans.ts';
import { planMessageMaximum } from '#domain/plans.ts';
import { m } from '#texts/messages.js';
import { api, query } from '../../../api.ts';
import { Notice } from '../../../design/notice.tsx';
import { TextArea } from '../../../design/text-input.tsx';
import { useCheckedForm } from '../../identity/use-checked-form.ts';
import { FormDialog } from '../../shell/form-dialog.tsx';

/** Asks the team for a plan, with a message if the owner likes; nothing is charged. */
export function AskDialog({ plan, onClose }: { plan: Plan | undefined; onClose(): void }) {
  const queries = useQueryClient();
  const [message, setMessage] = useState('');
  const call = useCheckedForm();
  const { errors } = call;
  const close = () => {
    call.reset();
    onClose();
  };
  const ask = async () => {
    if (!plan) return;
    const input = { plan: plan.id, message };
    if (!(await call.submit(input, () => api.companies.requestPlan(input)))) return;
    setMessage('');
    close();
    await queries.invalidateQueries({ queryKey: query.companies.ownPlanRequest.key() });
  };
  return (
    <FormDialog
      open={plan !== undefined}
      title={m.companies_ask_for({ plan: plan?.name ?? '' })}
      size="md"
      call={call}
      confirm={m.companies_send_request()}
      cancel={m.companies_cancel()}
      onConfirm={ask}
      onClose={close}
    >
      <p>{m.companies_ask_text()}</p>
      {errors.plan && (
        <Notice tone="no" role="alert">
          {errors.plan}
        </Notice>
      )}
      <TextArea
        label={m.companies_ask_message()}
        optional
        rows={4}
        maxLength={planMessageMaximum + 50}
        value={message}
        error={errors.message}
        onChange={(event) => {
          setMessage(event.target.value);
          call.clear('message');
        }}
      />
    </FormDialog>
  );
}
