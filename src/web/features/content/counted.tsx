import type { Highlights } from '#contract/job-pool-responses.ts';
import { everyCountry } from '#domain/job-openings/search.ts';
import { m } from '#texts/messages.js';
import { poolPath } from '#web/features/job-openings/pool/jobs-pool-search.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { numberText } from '#web/number-text.ts';
import './counted.css';

/** What is true today, below what is promised: each figure leads to what it counts, and none of them is a zero. */
export function Counted({ openings, week, companies }: Highlights['figures']) {
  if (openings === 0) return null;
  const everywhere = { pagename: 'home', country: everyCountry };
  const figures = [
    { count: openings, text: m.landing_now_openings, to: poolPath(everywhere) },
    { count: companies, text: m.landing_now_companies, to: '/companies?hiring=1' },
    { count: week, text: m.landing_now_week, to: poolPath({ ...everywhere, posted: 7 }) },
  ].filter(({ count }) => count > 0);
  return (
    <div className="counted">
      <p id="counted" className="counted-when">
        {m.landing_counted()}
      </p>
      <ul aria-labelledby="counted">
        {figures.map(({ count, text, to }) => (
          <li key={to}>
            <PageLink to={to}>{text({ count, number: numberText(count) })}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
