import { Link } from '@tanstack/react-router';
import type { Statistics } from '#contract/application-statistics.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { ShareTable } from '#web/features/applications/figures/share-table.tsx';
import type { ListSearch } from '#web/features/applications/list/list-search.ts';
import { sourceText } from '#web/features/applications/source-texts.ts';

/** Where the people of the period came from, as bars. */
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
          .map(({ source, applied }) => ({
            key: source,
            label: sourceText(source),
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
