import { useQuery } from '@tanstack/react-query';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { PlanEditor } from './plan-editor.tsx';
import { ReferenceCard } from './reference-card.tsx';
import { RetentionCard } from './retention-form.tsx';
import './site-screen.css';
import { SocialForm } from './social-form.tsx';
import { StatisticsForm } from './statistics-form.tsx';

/** What a superadmin says of the site: plans with their prices, statistic boxes, social links. */
export function SiteScreen() {
  const settings = useQuery(query.site.settings.queryOptions());
  const plans = useQuery(query.plans.all.queryOptions());
  return (
    <div className="stack">
      <PageHeader title={m.admin_site()} lead={m.admin_site_lead()} />
      <Answered query={plans} skeleton={<SkeletonCard />}>
        {({ data }) => (
          <section className="stack" aria-labelledby="plans">
            <h2 id="plans">{m.admin_site_plans()}</h2>
            <div className="site-plans">
              {data.map((plan) => (
                <PlanEditor key={plan.id} plan={plan} />
              ))}
            </div>
          </section>
        )}
      </Answered>
      <Answered query={settings} skeleton={<SkeletonCard />}>
        {({ data }) => (
          <div className="site-forms">
            <div className="stack">
              <StatisticsForm statistics={data.statistics} />
              <SocialForm social={data.social} />
            </div>
            <div className="stack">
              <RetentionCard />
              <ReferenceCard />
            </div>
          </div>
        )}
      </Answered>
    </div>
  );
}
