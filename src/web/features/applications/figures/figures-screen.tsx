import { useQuery } from '@tanstack/react-query';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { BarChart } from '#web/design/data/chart.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { BackToApplications } from '#web/features/applications/back-to-applications.tsx';
import { NothingReceived } from '#web/features/applications/nothing-received.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { shortDayText } from '#web/moments.ts';
import { AgeToday, SourcesToday, StatusToday } from './today-cards.tsx';
import './figures.css';

/** Applications by day, status, source and age, for whoever has no statistics. */
export function FiguresScreen() {
  const { locale } = useSurroundings();
  const figures = useQuery(query.applications.figures.queryOptions());
  return (
    <>
      <PageHeader
        above={<BackToApplications />}
        title={m.applications_figures_title()}
        lead={m.applications_figures_lead()}
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
              <Card as="section" pad="lg" className="stack figure-wide">
                <h2>{m.applications_figures_days()}</h2>
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
              </Card>
              <StatusToday />
              <AgeToday />
              <SourcesToday />
            </div>
          )
        }
      </Answered>
    </>
  );
}
