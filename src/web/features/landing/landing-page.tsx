import type { ArticleCard } from '#contract/content.ts';
import type { Highlights, SearchCountries } from '#contract/job-pool-responses.ts';
import type { SiteStatistic } from '#contract/site.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { AudienceCards } from './audience-cards.tsx';
import { FreshOpenings } from './fresh-openings.tsx';
import { Hero } from './hero.tsx';
import { LatestArticles } from './latest-articles.tsx';
import { NameBand } from './name-band.tsx';

/** `/` */
export function LandingPage({
  articles,
  highlights,
  countries,
  statistics,
}: {
  articles: readonly ArticleCard[];
  highlights: Highlights;
  countries: SearchCountries;
  statistics: readonly SiteStatistic[];
}) {
  const { viewer } = useSurroundings();
  const { figures, levels, tried, ...listed } = highlights;
  return (
    <>
      <Hero {...{ statistics, figures, levels, tried, countries }} />
      <FreshOpenings {...listed} />
      <NameBand />
      {!viewer && <AudienceCards />}
      <LatestArticles articles={articles} />
    </>
  );
}
