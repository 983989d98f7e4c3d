import { useQuery } from '@tanstack/react-query';
import { m } from '#texts/messages.js';
import { query } from '../../../api.ts';
import { Card } from '../../../design/card.tsx';
import { BarChart } from '../../../design/chart.tsx';
import { PageHeader } from '../../../design/page-header.tsx';
import { Skeleton } from '../../../design/skeleton.tsx';
import { Answered } from '../../shell/answered.tsx';
import { ApprovalNotice } from '../gate/approval-notice.tsx';
import { dateLabel } from '../labels.ts';
import { useCompany } from '../use-company.ts';
import { Attention } from './attention.tsx';
import { RecentApplications } from './recent-applications.tsx';
import { TrialNotice } from './trial-notice.tsx';
import { VerifyNotice } from './verify-notice.tsx';
import '../companies.css';

/** The company's dashboard: 30 days of applications, the latest ones, what needs attention. */
export function CompanyDashboard() {
  const own = useCompany();
  const dashboard = useQuery(query.companyActivity.dashboard.queryOptions());
  if (!own) return null;
  const { company, user } = own;
  return (
    <>
      <PageHeader
        title={m.companies_dashboard_hello({ name: user.name.split(' ')[0] ?? user.name })}
        lead={company.name}
      />
      <ApprovalNotice own={own} isOnDashboard />
      {!user.email_verified_at && <VerifyNotice email={user.email} />}
      <Answered query={dashboard} bones={<DashboardBones />}>
        {(data) => (
          <>
            <TrialNotice days={data.trial_warning} own={own} />
            <section className="company-figures" aria-label={m.companies_figures()}>
              <Figure value={data.figures.active_openings} label={m.companies_figure_active()} />
              <Figure value={data.figures.openings} label={m.companies_figure_openings()} />
              <Figure value={data.figures.applications} label={m.companies_figure_applications()} />
              <Figure value={data.figures.pending_applications} label={m.companies_figure_pending()} />
            </section>
            <div className="company-dashboard">
              <Attention items={data.attention} />
              <div className="company-column">
                <Card as="section" pad="md" aria-labelledby="by-day">
                  <h2 id="by-day" className="company-card-title">
                    {m.companies_chart_title()}
                  </h2>
                  <BarChart
                    caption={m.companies_chart_title()}
                    nameHeading={m.companies_chart_day()}
                    valueHeading={m.companies_chart_applications()}
                    empty={m.companies_chart_empty()}
                    data={data.days.map((day, index) => ({
                      key: day,
                      label: dateLabel(day),
                      value: data.applications[index] ?? 0,
                    }))}
                  />
                </Card>
                <RecentApplications items={data.recent} isOpen={company.approved_status === 'Approved'} />
              </div>
            </div>
          </>
        )}
      </Answered>
    </>
  );
}

function Figure({ value, label }: { value: number; label: string }) {
  return (
    <Card className="company-figure">
      <b>{value}</b>
      <span>{label}</span>
    </Card>
  );
}

function DashboardBones() {
  return (
    <div className="company-dashboard">
      <Skeleton height={300} width="100%" />
      <Skeleton height={300} width="100%" />
    </div>
  );
}
