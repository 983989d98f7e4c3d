import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { storedApplicationStatuses } from '#domain/applications/applications.ts';
import { isHiringRole } from '#domain/companies/roles.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { StageIcon, stageFill } from '#web/application-stages.tsx';
import { Card } from '#web/design/data/card.tsx';
import { BarChart } from '#web/design/data/chart.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { BackToApplications } from '#web/features/applications/back-to-applications.tsx';
import { NothingReceived } from '#web/features/applications/nothing-received.tsx';
import { sourceText } from '#web/features/applications/source-texts.ts';
import { statusText } from '#web/features/applications/status-texts.ts';
import { useCompany } from '#web/features/companies/use-company.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { shortDayText } from '#web/moments.ts';
import { ShareTable } from './share-table.tsx';
import './figures.css';

/** Applications by day, status, source and age. */
export function FiguresScreen() {
  const { locale } = useSurroundings();
  const figures = useQuery(query.applications.figures.queryOptions());
  const own = useCompany();
  const hasStatistics = own?.settings.statistics !== false && !(own && isHiringRole(own.role));
  return (
    <>
      <PageHeader
        above={<BackToApplications />}
        title={m.applications_figures_title()}
        lead={
          <>
            {m.applications_figures_lead()}{' '}
            {hasStatistics && <Link to="/statistics">{m.applications_figures_statistics()}</Link>}
          </>
        }
      />
      <Answered
        query={figures}
        skeleton={
          <div className="application-figures">
            <SkeletonCard />
            <SkeletonCard />
          </div>
        }
      >
        {({ data }) =>
          data.total === 0 ? (
            <NothingReceived />
          ) : (
            <div className="application-figures">
              <Figure title={m.applications_figures_days()} shape="wide">
                <BarChart
                  data={data.by_day.map(({ day, total }) => ({
                    key: day,
                    label: shortDayText(`${day}T12:00:00Z`, locale),
                    value: total,
                  }))}
                  caption={m.applications_figures_days()}
                  nameHeading={m.applications_figures_day()}
                  valueHeading={m.applications_title()}
                  empty={m.applications_figures_none_recent()}
                />
              </Figure>
              <Figure title={m.applications_figures_status()} shape="tall">
                <ShareTable
                  caption={m.applications_figures_status()}
                  nameHeading={m.applications_column_status()}
                  valueHeading={m.applications_title()}
                  shares={storedApplicationStatuses.map((status) => ({
                    key: status,
                    label: statusText(status),
                    fill: stageFill(status),
                    icon: <StageIcon stage={status} />,
                    total: data.by_status[status] ?? 0,
                  }))}
                />
              </Figure>
              <Figure title={m.applications_figures_age()} lead={m.applications_figures_age_lead()}>
                <ShareTable
                  caption={m.applications_figures_age()}
                  nameHeading={m.applications_figures_age()}
                  valueHeading={m.applications_title()}
                  shares={data.by_age.map(({ from, to, total }) => ({
                    key: String(from),
                    label:
                      to === null
                        ? m.applications_figures_more_days({ from: from - 1 })
                        : m.applications_figures_days_range({ from, to }),
                    total,
                  }))}
                />
              </Figure>
              <Figure title={m.applications_figures_source()}>
                <ShareTable
                  caption={m.applications_figures_source()}
                  nameHeading={m.applications_figures_source()}
                  valueHeading={m.applications_title()}
                  shares={data.by_source.map(({ source, total }) => ({
                    key: source,
                    label: sourceText(source),
                    total,
                  }))}
                />
              </Figure>
            </div>
          )
        }
      </Answered>
    </>
  );
}

function Figure({
  title,
  lead,
  shape,
  children,
}: {
  title: string;
  lead?: string;
  shape?: 'wide' | 'tall';
  children: ReactNode;
}) {
  return (
    <Card as="section" pad="lg" className={shape ? `stack figure-${shape}` : 'stack'}>
      <div>
        <h2>{title}</h2>
        {lead && <p className="muted small">{lead}</p>}
      </div>
      {children}
    </Card>
  );
}
