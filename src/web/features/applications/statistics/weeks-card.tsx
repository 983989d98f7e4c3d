import type { Statistics } from '#contract/application-statistics.ts';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { BarChart } from '#web/design/data/chart.tsx';
import { sourceText } from '#web/features/applications/source-texts.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { shortDayText } from '#web/moments.ts';
import { colouredSources } from './sources-shares.tsx';

/** The weeks of the period, each by source. */
export function WeeksCard({ figures }: { figures: Statistics }) {
  const { locale } = useSurroundings();
  const present = figures.sources.filter(({ applied }) => applied > 0);
  // One alone is no group: it has the colour of the others, and its name.
  const hasOthers = present.length > colouredSources + 1;
  const coloured = hasOthers ? present.slice(0, colouredSources) : present;
  const series = coloured.map(({ source }) => sourceText(source));
  return (
    <Card as="section" pad="lg" className="stack" aria-labelledby="statistics-weeks">
      <h2 id="statistics-weeks">{m.statistics_weeks()}</h2>
      <BarChart
        caption={m.statistics_weeks()}
        nameHeading={m.statistics_week()}
        valueHeading={m.statistics_people()}
        series={hasOthers ? [...series, m.statistics_sources_others()] : series}
        empty={m.statistics_none()}
        data={figures.weeks.map(({ day, people, sources }) => {
          const parts = coloured.map(
            ({ source }) => sources.find((one) => one.source === source)?.people ?? 0,
          );
          const others = people - parts.reduce((sum, part) => sum + part, 0);
          return {
            key: day,
            label: shortDayText(`${day}T12:00:00Z`, locale),
            value: people,
            parts: hasOthers ? [...parts, others] : parts,
          };
        })}
      />
    </Card>
  );
}
