import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Statistics } from '#contract/application-statistics.ts';
import { enoughPeople } from '#domain/applications/funnel.ts';
import { placeOfZone } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { IconButton } from '#web/design/button.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { DownloadIcon, MoreIcon } from '#web/design/icons/icons.tsx';
import { DocumentIcon } from '#web/design/icons/subject-icons.tsx';
import { Menu, MenuItem } from '#web/design/overlay/menu.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { AgeToday, SourcesToday, StatusToday } from '#web/features/applications/figures/today-cards.tsx';
import type { ListSearch } from '#web/features/applications/list/list-search.ts';
import { OpeningFiguresTable } from '#web/features/job-openings/editor/opening-figures.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';
import { saveBlob } from '#web/save-blob.ts';
import { FunnelCard } from './funnel-card.tsx';
import { OpeningsCard, RecruitersCard, SourcesCard } from './group-cards.tsx';
import { HeadFigures } from './head-figures.tsx';
import { NothingInPeriod } from './nothing-in-period.tsx';
import { PeriodFilters } from './period-filters.tsx';
import { SourcesShares } from './sources-shares.tsx';
import type { StatisticsSearch } from './statistics-search.ts';
import { type StatisticsTab, StatisticsTabs } from './statistics-tabs.tsx';
import { TimesCard } from './times-card.tsx';
import { WeeksCard } from './weeks-card.tsx';
import './statistics.css';

interface Shown {
  figures: Statistics;
  range: ListSearch;
  page: number | undefined;
}

/** What came of a period against the one before, in one place with tabs; every figure leads to its rows. */
export function StatisticsScreen({ tab, search }: { tab: StatisticsTab; search: StatisticsSearch }) {
  const { locale } = useSurroundings();
  const { page, ...asked } = search;
  const figures = useQuery(query.applicationStatistics.read.queryOptions({ input: asked }));
  const data = figures.data?.data;
  const Tab = screens[tab];
  return (
    <div className="statistics stack">
      <PageHeader
        isTight
        title={m.statistics_title()}
        lead={data && m.statistics_lead({ zone: placeOfZone(data.timezone, locale) })}
        actions={data && <Acts search={asked} mayExport={data.abilities.export} />}
      />
      <StatisticsTabs search={asked} />
      <PeriodFilters tab={tab} search={asked} shown={data} />
      <Answered
        query={figures}
        skeleton={
          <div className="statistics-cards">
            <SkeletonCard />
            <SkeletonCard />
          </div>
        }
      >
        {({ data: shown }) => (
          <>
            <div className="statistics-cards">
              <Tab
                figures={shown}
                range={{ from: shown.from, to: shown.to, job_id: asked.job_id }}
                page={page}
              />
            </div>
            <p className="muted small">{m.statistics_few({ least: enoughPeople })}</p>
          </>
        )}
      </Answered>
    </div>
  );
}

const screens: Record<StatisticsTab, (shown: Shown) => ReactNode> = {
  overview: (shown) => (
    <>
      {isEmpty(shown) && <NothingInPeriod />}
      <HeadFigures {...shown} />
      <FunnelCard {...shown} />
      <TimesCard {...shown} />
      {!isEmpty(shown) && (
        <>
          <WeeksCard {...shown} />
          <SourcesShares {...shown} />
        </>
      )}
    </>
  ),
  funnel: (shown) => (
    <>
      {isEmpty(shown) && <NothingInPeriod />}
      <FunnelCard {...shown} />
      <TimesCard {...shown} />
      <StatusToday />
      <AgeToday />
    </>
  ),
  openings: (shown) => (
    <>
      {isEmpty(shown) ? <NothingInPeriod /> : <OpeningsCard {...shown} />}
      <section className="statistics-wide stack" aria-labelledby="statistics-openings-today">
        <div>
          <h2 id="statistics-openings-today">{m.job_openings_editor_figures_title()}</h2>
          <p className="muted small">{m.job_openings_editor_figures_lead()}</p>
        </div>
        <OpeningFiguresTable page={shown.page} />
      </section>
    </>
  ),
  sources: (shown) => (
    <>
      {isEmpty(shown) ? (
        <NothingInPeriod />
      ) : (
        <>
          <SourcesCard {...shown} />
          <WeeksCard {...shown} />
        </>
      )}
      <SourcesToday />
    </>
  ),
  team: (shown) => (isEmpty(shown) ? <NothingInPeriod /> : <RecruitersCard {...shown} />),
};

function isEmpty({ figures }: Shown): boolean {
  return (figures.funnel[0]?.people ?? 0) === 0;
}

function Acts({ search, mayExport }: { search: StatisticsSearch; mayExport: boolean }) {
  const { run } = useCall();
  const save = async () => {
    const file = await run(() => api.applicationStatistics.exportCsv(search));
    if (file) saveBlob(file, file.name);
  };
  return (
    <Menu
      label={m.design_more()}
      trigger={(props) => <IconButton {...props} label={m.design_more()} icon={<MoreIcon size="sm" />} />}
    >
      {mayExport && (
        <MenuItem icon={<DownloadIcon size="sm" />} onClick={() => void save()}>
          {m.statistics_export()}
        </MenuItem>
      )}
      <MenuItem icon={<DocumentIcon size="sm" />} onClick={() => window.print()}>
        {m.statistics_print()}
      </MenuItem>
    </Menu>
  );
}
