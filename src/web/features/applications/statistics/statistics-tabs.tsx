import { m } from '#texts/messages.js';
import { TabLink, Tabs } from '#web/design/shell/tabs.tsx';
import type { StatisticsSearch } from './statistics-search.ts';

const tabs = ['funnel', 'openings', 'sources', 'team'] as const;
export type StatisticsTab = 'overview' | (typeof tabs)[number];

/** The tab that an address names, if it names one. */
export function tabOf(name: string): StatisticsTab | undefined {
  return tabs.find((tab) => tab === name);
}

export const tabTexts: Record<StatisticsTab, () => string> = {
  overview: m.statistics_tab_overview,
  funnel: m.statistics_funnel,
  openings: m.statistics_openings,
  sources: m.statistics_sources,
  team: m.statistics_tab_team,
};

/** The places of the statistics; period and opening go along. */
export function StatisticsTabs({ search }: { search: StatisticsSearch }) {
  const options = { exact: true, includeSearch: false };
  return (
    <Tabs label={m.statistics_title()}>
      <TabLink to="/statistics" search={search} activeOptions={options}>
        {tabTexts.overview()}
      </TabLink>
      {tabs.map((tab) => (
        <TabLink key={tab} to="/statistics/$tab" params={{ tab }} search={search} activeOptions={options}>
          {tabTexts[tab]()}
        </TabLink>
      ))}
    </Tabs>
  );
}
