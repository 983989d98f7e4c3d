import { useQuery } from '@tanstack/react-query';
import { query } from '#web/api.ts';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { ActivityTab } from './activity-tab.tsx';
import { ClosingCard } from './closing-card.tsx';
import { CompanyHead } from './company-head.tsx';
import type { CompanyView } from './company-view.ts';
import { DecisionBar } from './decision-acts.tsx';
import { DomainsCard } from './domains-card.tsx';
import { FeaturesCard } from './features-card.tsx';
import { MembersTab } from './members-tab.tsx';
import { PlanForm } from './plan-form.tsx';
import { ReviewTab } from './review-tab.tsx';
import { useDecision } from './use-decision.ts';
import './company-screen.css';

/** One company for administrators: what it sent, what it may use, who works there, what was done. */
export function CompanyScreen({ id, view }: { id: string; view: CompanyView }) {
  const administered = useQuery(query.companyAdministration.read.queryOptions({ input: { id } }));
  const company = administered.data?.data;
  const decision = useDecision(company);
  return (
    <Answered
      query={administered}
      skeleton={
        <>
          <SkeletonCard />
          <SkeletonCard />
        </>
      }
    >
      {({ data }) => (
        <>
          <CompanyHead administered={data} view={view} decision={decision} />
          {view.tab === undefined && (
            <ReviewTab
              key={data.company.id}
              administered={data}
              document={view.document}
              done={decision.done}
              onToggle={decision.toggle}
            />
          )}
          {view.tab === 'plan' && (
            <div className="plan-columns company-tab">
              <FeaturesCard administered={data} />
              <PlanForm key={data.company.version} administered={data} />
              {data.company.approved_status !== 'Closed' && (
                <>
                  <DomainsCard companyId={data.company.id} />
                  <ClosingCard onClose={() => decision.setClosing(true)} />
                </>
              )}
            </div>
          )}
          {view.tab === 'members' && (
            <div className="company-tab">
              <MembersTab members={data.members} />
            </div>
          )}
          {view.tab === 'activity' && (
            <div className="company-tab">
              <ActivityTab id={data.company.id} page={view.page} />
            </div>
          )}
          <DecisionBar company={data.company} decision={decision} />
        </>
      )}
    </Answered>
  );
}
