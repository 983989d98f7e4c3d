import type { ArticleCard } from '#contract/content.ts';
import type { Highlights } from '#contract/job-pool.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { AudienceCards } from './audience-cards.tsx';
import { FreshOpenings } from './fresh-openings.tsx';
import { Hero } from './hero.tsx';
import './landing.css';
import { LatestArticles } from './latest-articles.tsx';

/** `/` */
export function LandingPage({
  articles,
  highlights,
}: {
  articles: readonly ArticleCard[];
  highlights: Highlights;
}) {
  const { viewer } = useSurroundings();
  return (
    <>
      <Hero />
      <FreshOpenings {...highlights} />
      {!viewer && <AudienceCards />}
      <LatestArticles articles={articles} />
    </>
  );
}
