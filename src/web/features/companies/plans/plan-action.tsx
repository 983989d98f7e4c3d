import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Plan } from '#contract/plans.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { dateLabel } from '#web/features/companies/labels.ts';
import { planName } from '#web/features/companies/plan-name.ts';
import { useCompany } from '#web/features/companies/use-company.ts';
import { AskDialog } from './ask-dialog.tsx';

/** What a signed-in company does about a plan of the public page: has it, asked for it, or asks. */
export function PlanAction({ plan }: { plan: Plan }) {
  const own = useCompany();
  const asked = useQuery(query.companies.ownPlanRequest.queryOptions());
  const [isAsking, setAsking] = useState(false);
  if (!own || asked.isPending) return plan.is_trial ? null : <Skeleton height={44} width="100%" />;
  const { company, role } = own;
  if (company.package === plan.id) {
    return (
      <p className="plan-own">
        <StatusBadge tone="ok">{m.content_plans_current()}</StatusBadge>
      </p>
    );
  }
  if (plan.is_trial) return null;
  const request = asked.data?.data;
  if (request?.plan === plan.id) {
    const date = dateLabel(request.created_at);
    return <p className="plan-own">{m.companies_plan_asked({ plan: planName(request.plan_name), date })}</p>;
  }
  if (role !== 'owner') return <p className="plan-own">{m.companies_owners_ask()}</p>;
  if (company.approved_status !== 'Approved') return <p className="plan-own">{m.companies_ask_later()}</p>;
  return (
    <>
      <Button wide onClick={() => setAsking(true)}>
        {m.companies_ask_change()}
        <span className="sr"> {planName(plan.name)}</span>
      </Button>
      <AskDialog plan={isAsking ? plan : undefined} onClose={() => setAsking(false)} />
    </>
  );
}
