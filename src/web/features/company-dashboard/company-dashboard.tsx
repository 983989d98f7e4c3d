import { useQuery } from '@tanstack/react-query';
import type { DashboardAnswer, DashboardFigures } from '#contract/company-activity.ts';
import { isHiringRole, memberMay } from '#domain/companies/roles.ts';
import { inDigits } from '#domain/digits.ts';
import { companyNameIn, firstNameOf, personNameIn } from '#domain/shown-names.ts';
import { defaultTimeZone } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { BarChart } from '#web/design/data/chart.tsx';
import { FigureTile, FigureTiles } from '#web/design/data/figure-tiles.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { PlusIcon } from '#web/design/icons/icons.tsx';
import { Kbd } from '#web/design/kbd.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { useKeys } from '#web/design/use-keys.ts';
import { ApprovalNotice } from '#web/features/companies/gate/approval-notice.tsx';
import { dateLabel } from '#web/features/companies/labels.ts';
import { NoTeamYet } from '#web/features/companies/no-team-yet.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { isolated } from '#web/isolation.ts';
import { isForRole } from './attention.ts';
import { DayLine } from './day-line.tsx';
import { FirstHour } from './first-hour.tsx';
import { Queue } from './queue.tsx';
import { RecentApplications } from './recent-applications.tsx';
import { SlowOpenings } from './slow-openings.tsx';
import { TodayInterviews, useTodaysInterviews } from './today-interviews.tsx';
import { TrialNotice } from './trial-notice.tsx';
import { VerifyNotice } from './verify-notice.tsx';
import '#web/features/companies/companies.css';
import './company-dashboard.css';

/** The company's dashboard: what the day asks for, then 30 days of applications and the latest ones. */
export function CompanyDashboard() {
  const own = useCompany();
  // Whoever comes back has decided somebody.
  const dashboard = useQuery(
    query.companyActivity.dashboard.queryOptions({ select: ofCompany, staleTime: 0 }),
  );
  const { locale } = useSurroundings();
  const zone = own?.company.timezone ?? defaultTimeZone;
  const isMeeting =
    own !== undefined && own.settings.interviews !== false && own.company.approved_status === 'Approved';
  const day = useTodaysInterviews(zone, isMeeting);
  const next = dashboard.data && (dashboard.data.queue.fresh.items[0] ?? dashboard.data.queue.reply.items[0]);
  const waiting = dashboard.data?.queue.fresh.total ?? 0;
  useKeys({ r: () => (next ? document.getElementById(reviewId)?.click() : false) });
  if (!own) return null;
  const { company, user, role } = own;
  const isApproved = company.approved_status === 'Approved';
  const isHiring = isHiringRole(role);
  const isReviewing = isApproved && waiting > 0;
  const mayPublish = isApproved && memberMay(role, 'publish');
  return (
    <>
      <PageHeader
        title={m.companies_dashboard_hello({
          name: isolated(firstNameOf(personNameIn(locale, user.name, user.name_ar))),
        })}
        lead={
          <>
            {dashboard.data && (
              <>
                <DayLine queue={dashboard.data.queue} interviews={day.interviews?.length ?? 0} zone={zone} />
                {' · '}
              </>
            )}
            <bdi>{companyNameIn(locale, company)}</bdi>
          </>
        }
        actions={
          <div className="dashboard-acts">
            {mayPublish && (
              <LinkButton
                to="/job_opening/new"
                variant={isReviewing ? 'default' : 'primary'}
                icon={<PlusIcon />}
              >
                {m.companies_new_opening()}
              </LinkButton>
            )}
            {isReviewing && next && (
              <LinkButton
                id={reviewId}
                to="/job_application/list/details"
                search={{ status: ['Pending'], id: next.id }}
                variant="primary"
                endIcon={<Kbd>r</Kbd>}
                aria-keyshortcuts="r"
              >
                {m.companies_review_waiting({ count: waiting })}
              </LinkButton>
            )}
          </div>
        }
      />
      <ApprovalNotice own={own} isOnDashboard />
      {!user.email_verified_at && <VerifyNotice email={user.email} />}
      <Answered query={dashboard} skeleton={<DashboardSkeleton />}>
        {(data) => (
          <>
            <TrialNotice days={data.trial_warning} own={own} />
            {isApproved && !isHiring && isFirstHour(data.figures) && <FirstHour own={own} />}
            {isApproved && isHiring && data.figures.openings === 0 && <NoTeamYet heading="h2" />}
            <div className="company-dashboard">
              <Queue
                queue={data.queue}
                attention={data.attention.filter(
                  ({ kind }) => isForRole(kind, role) && !isSaidAbove(kind, data.figures),
                )}
              />
              <div className="company-dashboard-side">
                {isMeeting && !isFirstHour(data.figures) && <TodayInterviews day={day} zone={zone} />}
                <SlowOpenings items={data.slowing} mayPublish={mayPublish} />
                <RecentApplications items={data.recent} />
              </div>
              <FigureTiles label={m.companies_figures()}>
                {tiles(data.figures).map((tile) => (
                  <FigureTile
                    key={tile.to}
                    value={inDigits(tile.value)}
                    isZero={tile.value === 0}
                    label={tile.label}
                    link={isApproved ? (props) => <PageLink to={tile.to} {...props} /> : undefined}
                  />
                ))}
              </FigureTiles>
              <Card as="section" pad="md" className="company-chart" aria-labelledby="by-day">
                <h2 id="by-day" className="company-chart-title">
                  {m.companies_chart_title()}
                </h2>
                <BarChart
                  caption={m.companies_chart_title()}
                  nameHeading={m.companies_chart_day()}
                  valueHeading={m.companies_chart_applications()}
                  empty={mayPublish ? m.companies_chart_empty() : m.companies_chart_none()}
                  data={data.days.map((date, index) => ({
                    key: date,
                    label: dateLabel(date),
                    value: data.applications[index] ?? 0,
                  }))}
                />
              </Card>
            </div>
          </>
        )}
      </Answered>
    </>
  );
}

const reviewId = 'review-waiting';

interface Tile {
  value: number;
  label: string;
  to: string;
}

function tiles(figures: DashboardFigures): Tile[] {
  return [
    {
      value: figures.active_openings,
      label: m.companies_figure_active(),
      to: '/job_opening?status=Active',
    },
    { value: figures.openings, label: m.companies_figure_openings(), to: '/job_opening' },
    { value: figures.applications, label: m.companies_figure_applications(), to: '/job_application/list' },
    {
      value: figures.pending_applications,
      label: m.companies_figure_pending(),
      to: '/job_application/list?status=Pending',
    },
  ];
}

/** Until anything is public or anybody has applied. */
function isFirstHour({ active_openings, applications }: DashboardFigures): boolean {
  return active_openings === 0 && applications === 0;
}

/** The first of the steps to the first hire asks for the profile, too. */
function isSaidAbove(kind: string, figures: DashboardFigures): boolean {
  return kind === 'profile_incomplete' && isFirstHour(figures);
}

function DashboardSkeleton() {
  return (
    <div className="company-dashboard">
      <Skeleton height={300} width="100%" />
      <Skeleton height={300} width="100%" />
    </div>
  );
}

/** The screen is a company's: the answer for administrators never comes here. */
function ofCompany(data: DashboardAnswer) {
  if (data.viewer !== 'company') throw new Error('A company reads its own dashboard');
  return data;
}
