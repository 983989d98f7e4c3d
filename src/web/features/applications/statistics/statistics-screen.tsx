import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Statistics } from '#contract/application-statistics.ts';
import { placeOfZone } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { EmptyInboxArt } from '#web/design/art/empty.tsx';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { BarChart } from '#web/design/data/chart.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { DownloadIcon } from '#web/design/icons/icons.tsx';
import { DocumentIcon } from '#web/design/icons/subject-icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';
import { shortDayText } from '#web/moments.ts';
import { saveBlob } from '#web/save-blob.ts';
import { FunnelCard } from './funnel-card.tsx';
import { OpeningsCard, RecruitersCard, SourcesCard } from './group-cards.tsx';
import { PeriodFilters } from './period-filters.tsx';
import type { StatisticsSearch } from './statistics-search.ts';
import { TimesCard } from './times-card.tsx';
import './statistics.css';

/** The hiring funnel of a period against the one before; every figure leads to its rows. */
export function StatisticsScreen({ search }: { search: StatisticsSearch }) {
  const { locale } = useSurroundings();
  const figures = useQuery(query.applicationStatistics.read.queryOptions({ input: search }));
  const data = figures.data?.data;
  return (
    <div className="statistics stack">
      <PageHeader
        title={m.statistics_title()}
        lead={
          data && (
            <>
              {m.statistics_lead({ zone: placeOfZone(data.timezone, locale) })}{' '}
              <Link to="/job_application/dashboards">{m.statistics_figures()}</Link>
            </>
          )
        }
        actions={data && <Acts search={search} mayExport={data.abilities.export} />}
      />
      <PeriodFilters search={search} shown={data} />
      <Answered
        query={figures}
        skeleton={
          <div className="statistics-cards">
            <SkeletonCard />
            <SkeletonCard />
          </div>
        }
      >
        {({ data: shown }) => <Figures figures={shown} search={search} />}
      </Answered>
    </div>
  );
}

function Figures({ figures, search }: { figures: Statistics; search: StatisticsSearch }) {
  const { locale } = useSurroundings();
  const applied = figures.funnel[0]?.people ?? 0;
  if (applied === 0)
    return (
      <EmptyState art={<EmptyInboxArt />} title={m.statistics_none()}>
        {m.statistics_none_text()}
      </EmptyState>
    );
  const range = { from: figures.from, to: figures.to, job_id: search.job_id };
  return (
    <div className="statistics-cards">
      <FunnelCard figures={figures} range={range} />
      <TimesCard figures={figures} />
      <SourcesCard figures={figures} range={range} />
      <RecruitersCard figures={figures} range={range} />
      <OpeningsCard figures={figures} range={range} />
      <Card as="section" pad="lg" className="stack statistics-wide">
        <h2>{m.statistics_weeks()}</h2>
        <BarChart
          caption={m.statistics_weeks()}
          nameHeading={m.statistics_week()}
          valueHeading={m.statistics_people()}
          empty={m.statistics_none()}
          data={figures.weeks.map(({ day, people }) => ({
            key: day,
            label: shortDayText(`${day}T12:00:00Z`, locale),
            value: people,
          }))}
        />
      </Card>
    </div>
  );
}

function Acts({ search, mayExport }: { search: StatisticsSearch; mayExport: boolean }) {
  const { run, isRunning } = useCall();
  const save = async () => {
    const file = await run(() => api.applicationStatistics.exportCsv(search));
    if (file) saveBlob(file, file.name);
  };
  return (
    <>
      {mayExport && (
        <Button loading={isRunning} icon={<DownloadIcon size="sm" />} onClick={() => void save()}>
          {m.statistics_export()}
        </Button>
      )}
      <Button icon={<DocumentIcon size="sm" />} onClick={() => window.print()}>
        {m.statistics_print()}
      </Button>
    </>
  );
}
