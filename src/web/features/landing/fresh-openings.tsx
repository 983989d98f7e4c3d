import type { Highlights } from '#contract/job-pool-responses.ts';
import { m } from '#texts/messages.js';
import { poolPath } from '#web/features/job-openings/pool/jobs-pool-search.ts';
import { OpeningList } from '#web/features/job-openings/pool/opening-list.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import './fresh-openings.css';

/** What is new, and the fields of work with the number of openings that each link finds. */
export function FreshOpenings({ newest, today, fields }: Omit<Highlights, 'figures' | 'levels' | 'tried'>) {
  if (newest.length === 0) return null;
  const areOfToday = today >= newest.length;
  return (
    <section className="wrap fresh" aria-labelledby="fresh-openings">
      <div className="fresh-list">
        <div className="fresh-head">
          <h2 id="fresh-openings">{areOfToday ? m.landing_fresh_today() : m.landing_fresh()}</h2>
          <PageLink to={poolPath({ pagename: 'home', posted: today > 0 ? 1 : undefined })}>
            {today > 0 ? m.landing_fresh_count({ count: today }) : m.job_openings_all()}
          </PageLink>
        </div>
        <OpeningList openings={newest} />
      </div>
      {fields.length > 0 && (
        <nav className="card card-pad-lg fresh-fields" aria-labelledby="fields-of-work">
          <h2 id="fields-of-work">{m.landing_fields()}</h2>
          <ul>
            {fields.map(({ name, title, openings }) => (
              <li key={title}>
                <PageLink to={poolPath({ pagename: 'home', job_title: [title] })}>{name}</PageLink>
                <span className="num muted">{m.landing_field_openings({ count: openings })}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
}
