import type { ArticleCard } from '#contract/content.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { AudienceCards } from './audience-cards.tsx';
import { Hero } from './hero.tsx';
import './landing.css';
import { LatestArticles } from './latest-articles.tsx';

/** `/` */
export function LandingPage({ articles }: { articles: readonly ArticleCard[] }) {
  const { viewer } = useSurroundings();
  return (
    <>
      <Hero />
      {!viewer && <AudienceCards />}
      <LatestArticles articles={articles} />
    </>
  );
}
