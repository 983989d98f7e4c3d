import { useQuery } from '@tanstack/react-query';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { Facts } from '#web/design/data/facts.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { dateLabel } from '#web/features/companies/labels.ts';
import { planName } from '#web/features/companies/plan-name.ts';
import { AskForPlan } from '#web/features/companies/plans/ask-for-plan.tsx';
import type { OwnCompany } from '#web/features/companies/use-company.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';

/** The company's plan with its slots, the trial's days, and the way to more. */
export function PlanCard({ own }: { own: OwnCompany }) {
  const { company, role, stats } = own;
  const { data } = useQuery(query.plans.list.queryOptions());
  const { trial_expiry, trial_expiry_days } = company;
  return (
    <Card as="section" pad="md" className="company-form" id="plan" aria-labelledby="plan-title">
      <div className="company-part-head">
        <h2 id="plan-title">{m.companies_plan_title({ plan: planName(company.package_name) })}</h2>
        {trial_expiry_days !== null && trial_expiry && (
          <StatusBadge tone={trial_expiry_days === 0 ? 'no' : trial_expiry_days <= 7 ? 'wait' : 'ok'}>
            {trial_expiry_days === 0
              ? m.companies_trial_over_title()
              : m.companies_trial_until({ date: dateLabel(trial_expiry) })}
          </StatusBadge>
        )}
      </div>
      <Facts
        className="company-plan-facts"
        facts={[
          [
            m.companies_slot_jobs(),
            <span key="jobs" className="num">
              {m.companies_slots_used({ used: stats.held_openings, count: company.slot })}
              <progress
                className="plan-used"
                aria-label={m.companies_slot_jobs()}
                value={Math.min(stats.held_openings, company.slot)}
                max={Math.max(company.slot, 1)}
              />
            </span>,
          ],
          [m.companies_slot_screening(), <Count key="screening" count={company.screening_question_slot} />],
          [m.companies_slot_video(), <Count key="video" count={company.video_question_slot} />],
        ]}
      />
      {role === 'owner' && data && (
        <AskForPlan
          plans={data.data}
          current={company.package}
          isApproved={company.approved_status === 'Approved'}
        />
      )}
      <p>
        <PageLink to="/plans">{m.companies_compare_plans()}</PageLink>
      </p>
    </Card>
  );
}

function Count({ count }: { count: number }) {
  return <span className="num">{inDigits(count)}</span>;
}
