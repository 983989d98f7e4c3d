import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Plan } from '#contract/plans.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { dateLabel } from '#web/features/companies/labels.ts';
import { AskDialog } from './ask-dialog.tsx';
import './plans.css';
import { planName } from '#web/features/companies/plan-name.ts';
import { moneyText } from '#web/money.ts';

/** The plans that a company's owner may ask for; the team answers by setting one. */
export function AskForPlan({
  plans,
  current,
  isApproved,
}: {
  plans: readonly Plan[];
  current: string;
  isApproved: boolean;
}) {
  const { data: asked } = useQuery(query.companies.ownPlanRequest.queryOptions());
  const [wanted, setWanted] = useState<Plan>();
  const others = plans.filter((plan) => !plan.is_trial && plan.id !== current);
  return (
    <div className="company-ask">
      {asked?.data && (
        <Notice tone="ok" role="status">
          {m.companies_plan_asked({
            plan: planName(asked.data.plan_name),
            date: dateLabel(asked.data.created_at),
          })}
        </Notice>
      )}
      <ul className="company-plans">
        {others.map((plan) => (
          <li key={plan.id}>
            <span className="company-list-text">
              <b>{planName(plan.name)}</b>
              <span>
                {priceLabel(plan)} ·{' '}
                {m.companies_plan_slots({
                  jobs: plan.slot,
                  screening: plan.screening_question_slot,
                  video: plan.video_question_slot,
                })}
              </span>
            </span>
            {isApproved ? (
              <Button size="sm" disabled={asked?.data?.plan === plan.id} onClick={() => setWanted(plan)}>
                {asked?.data?.plan === plan.id
                  ? m.companies_asked()
                  : isDearer(plan, plans, current)
                    ? m.companies_ask_upgrade()
                    : m.companies_ask_change()}
                <span className="sr"> {planName(plan.name)}</span>
              </Button>
            ) : (
              <span className="muted small">{m.companies_ask_later()}</span>
            )}
          </li>
        ))}
      </ul>
      <AskDialog plan={wanted} onClose={() => setWanted(undefined)} />
    </div>
  );
}

function isDearer(plan: Plan, plans: readonly Plan[], current: string): boolean {
  const own = plans.find(({ id }) => id === current);
  return (plan.price ?? Number.POSITIVE_INFINITY) > (own?.price ?? 0);
}

/** `QAR 490 a month`, or "on request". */
function priceLabel({ price, currency }: Pick<Plan, 'price' | 'currency'>): string {
  if (price === null) return m.companies_price_on_request();
  return m.companies_price_month({ price: moneyText(price, currency) });
}
