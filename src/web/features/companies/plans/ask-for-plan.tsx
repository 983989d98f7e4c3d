import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Plan } from '#contract/plans.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { api, query } from '../../../api.ts';
import { Button } from '../../../design/button.tsx';
import { Dialog } from '../../../design/dialog.tsx';
import { Notice } from '../../../design/notice.tsx';
import { TextArea } from '../../../design/text-input.tsx';
import { useCall } from '../../identity/use-call.ts';
import { dateLabel } from '../labels.ts';

/** The plans that a company's owner may ask for; the team answers by setting one. Also for the public plans page. */
export function AskForPlan({
  plans,
  current,
  isApproved,
}: {
  plans: readonly Plan[];
  current: string;
  isApproved: boolean;
}) {
  const queries = useQueryClient();
  const { data: asked } = useQuery(query.companies.ownPlanRequest.queryOptions());
  const [wanted, setWanted] = useState<Plan>();
  const [message, setMessage] = useState('');
  const { run, isRunning, sentence, fields, wait } = useCall();
  const others = plans.filter((plan) => !plan.is_trial && plan.id !== current);
  const ask = async () => {
    if (!wanted) return;
    const answer = await run(() => api.companies.requestPlan({ plan: wanted.id, message }));
    if (!answer) return;
    setWanted(undefined);
    setMessage('');
    await queries.invalidateQueries({ queryKey: query.companies.ownPlanRequest.key() });
  };
  return (
    <div className="company-ask">
      {asked?.data && (
        <Notice tone="ok" role="status">
          {m.companies_plan_asked({ plan: asked.data.plan_name, date: dateLabel(asked.data.created_at) })}
        </Notice>
      )}
      <ul className="company-plans">
        {others.map((plan) => (
          <li key={plan.id}>
            <span className="company-list-text">
              <b>{plan.name}</b>
              <span>
                {priceLabel(plan)} ·{' '}
                {m.companies_plan_slots({
                  jobs: plan.slot,
                  screening: plan.screening_question_slot,
                  video: plan.video_question_slot,
                })}
              </span>
            </span>
            <Button
              size="sm"
              disabled={!isApproved || asked?.data?.plan === plan.id}
              onClick={() => setWanted(plan)}
            >
              {isDearer(plan, plans, current) ? m.companies_ask_upgrade() : m.companies_ask_change()}
              <span className="sr"> {plan.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        title={m.companies_ask_for({ plan: wanted?.name ?? '' })}
        actions={
          <>
            <Button onClick={() => setWanted(undefined)}>{m.companies_cancel()}</Button>
            <Button variant="primary" loading={isRunning} disabled={wait > 0} onClick={() => void ask()}>
              {m.companies_send_request()}
            </Button>
          </>
        }
      >
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
          maxLength={1000}
          value={message}
          error={fields.message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Dialog>
    </div>
  );
}

function isDearer(plan: Plan, plans: readonly Plan[], current: string): boolean {
  const own = plans.find(({ id }) => id === current);
  return (plan.price ?? Number.POSITIVE_INFINITY) > (own?.price ?? 0);
}

/** `QAR 490 a month`, or "on request". */
export function priceLabel({ price, currency }: Pick<Plan, 'price' | 'currency'>): string {
  if (price === null) return m.companies_price_on_request();
  const format = new Intl.NumberFormat(getLocale(), {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  });
  return m.companies_price_month({ price: format.format(price) });
}
