import { Link } from '@tanstack/react-router';
import type { Statistics } from '#contract/application-statistics.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { seriesColour } from '#web/design/data/chart.tsx';
import { ShareTable } from '#web/features/applications/figures/share-table.tsx';
import type { ListSearch } from '#web/features/applications/list/list-search.ts';
import { sourceText } from '#web/features/applications/source-texts.ts';

/** So many sources have a colour; the others share one. */
export const colouredSources = 4;

/** Where the people of the period came from, as bars, each in the colour that it has by week. */
export function SourcesShares({ figures, range }: { figures: Statistics; range: ListSearch }) {
  return (
    <Card as="section" pad="lg" className="stack" aria-labelledby="statistics-sources">
      <h2 id="statistics-sources">{m.statistics_sources()}</h2>
      <ShareTable
        caption={m.statistics_sources()}
        nameHeading={m.statistics_source()}
        valueHeading={m.statistics_people()}
        shares={figures.sources
          .filter(({ applied }) => applied > 0)
          .map(({ source, applied }, place) => ({
            key: source,
            label: sourceText(source),
            fill: `share-series ${seriesColour(Math.min(place, colouredSources))}`,
            total: applied,
            shown: (
              <Link to="/job_application/list" search={{ ...range, source }}>
                {inDigits(applied)}
              </Link>
            ),
          }))}
      />
    </Card>
  );
}
