import { ClientOnly } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Plan } from '#contract/plans.ts';
import { trialDays } from '#domain/plans.ts';
import { m } from '#texts/messages.js';
import { CheckIcon } from '#web/design/icons/icons.tsx';
import { planName } from '#web/features/companies/plan-name.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import './plans.css';
import { laterPart } from '#web/later-part.ts';
import { moneyText } from '#web/money.ts';

// Only a signed-in company needs it.
const OwnPlanAction = laterPart(() =>
  import('#web/features/companies/plans/plan-action.tsx').then(({ PlanAction }) => PlanAction),
);

/** The plans side by side: price in QAR per month, slots, and what to do to have them. */
export function PlanCards({
  plans,
  heading: Heading = 'h2',
  quiet,
}: {
  plans: readonly Plan[];
  heading?: 'h2' | 'h3';
  /** Another button of the page is its primary one. */
  quiet?: boolean;
}) {
  return (
    <ul className="plans">
      {plans.map((plan) => (
        <li key={plan.id} className="card plan">
          <Heading className="plan-name">{planName(plan.name)}</Heading>
          <Price plan={plan} />
          <p className="plan-text">{textOf(plan)}</p>
          <ul className="plan-list">
            {[
              m.content_plans_slots({ count: plan.slot }),
              m.content_plans_screening({ count: plan.screening_question_slot }),
              m.content_plans_video({ count: plan.video_question_slot }),
            ].map((line) => (
              <li key={line}>
                <CheckIcon size="sm" />
                {line}
              </li>
            ))}
          </ul>
          <PlanAction plan={plan} quiet={quiet} />
        </li>
      ))}
    </ul>
  );
}

function Price({ plan }: { plan: Plan }) {
  if (plan.price === null) return <p className="plan-price">{m.content_plans_on_request()}</p>;
  if (plan.price === 0) {
    return (
      <p className="plan-price">
        {m.content_plans_free()}{' '}
        {plan.is_trial && <small>{m.content_plans_trial_days({ count: trialDays })}</small>}
      </p>
    );
  }
  return (
    <p className="plan-price num">
      {moneyText(plan.price)}
      <small>{m.content_plans_per_month()}</small>
    </p>
  );
}

function PlanAction({ plan, quiet }: { plan: Plan; quiet?: boolean }) {
  const { viewer } = useSurroundings();
  // A plan is a company's.
  if (viewer?.role === 'candidate') return null;
  if (viewer?.role === 'company') {
    const waiting = <span className="btn btn-wide" aria-hidden="true" />;
    return (
      <ClientOnly fallback={waiting}>
        <Suspense fallback={waiting}>
          <OwnPlanAction plan={plan} />
        </Suspense>
      </ClientOnly>
    );
  }
  if (!plan.is_trial) {
    return (
      <PageLink
        to={`/contact-us?subject=${encodeURIComponent(m.content_plans_contact_subject({ name: planName(plan.name) }))}`}
        className="btn btn-wide"
      >
        {m.content_plans_ask()}
      </PageLink>
    );
  }
  return (
    <PageLink to="/registration?us=emp" className={`btn btn-wide ${quiet ? 'btn-soft' : 'btn-primary'}`}>
      {m.content_plans_start()}
    </PageLink>
  );
}

function textOf(plan: Plan): string {
  if (plan.is_trial) return m.content_plans_trial_text();
  if (plan.id === 'standard') return m.content_plans_standard_text();
  if (plan.id === 'premium') return m.content_plans_premium_text();
  return plan.features.join(m.common_comma()) || m.content_plans_other_text();
}
