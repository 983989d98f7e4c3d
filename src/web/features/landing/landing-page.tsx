import type { ArticleCard } from '#contract/content.ts';
import type { Highlights } from '#contract/job-pool-responses.ts';
import type { SiteStatistic } from '#contract/site.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { AudienceCards } from './audience-cards.tsx';
import { FreshOpenings } from './fresh-openings.tsx';
import { Hero } from './hero.tsx';
import { LatestArticles } from './latest-articles.tsx';

/** `/` */
export function LandingPage({
  articles,
  highlights,
  statistics,
}: {
  articles: readonly ArticleCard[];
  highlights: Highlights;
  statistics: readonly SiteStatistic[];
}) {
  const { viewer } = useSurroundings();
  return (
    <>
      <Hero statistics={statistics} />
      <FreshOpenings {...highlights} />
      {!viewer && <AudienceCards />}
      <LatestArticles articles={articles} />
    </>
  );
}
