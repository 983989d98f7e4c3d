import type { TriedOpening } from '#contract/job-pool-responses.ts';
import { eligibilityMatch } from '#domain/candidates/eligibility.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { m } from '#texts/messages.js';
import { shownTitle } from '#web/features/job-openings/opening-words.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { listed } from './meet-outcome.tsx';

/** Where no scripts run, nobody can be answered: each opening says what it asks. Scripts never need its words. */
export function MeetUnscripted({ openings }: { openings: readonly TriedOpening[] }) {
  return <noscript>{import.meta.env.SSR && <Asked openings={openings} />}</noscript>;
}

function Asked({ openings }: { openings: readonly TriedOpening[] }) {
  return (
    <ul className="meet-unscripted">
      {openings.map((opening) => {
        const title = shownTitle(opening);
        return (
          <li key={opening.id}>
            <PageLink to={openingPath(opening)} dir="auto" lang={title.lang}>
              {title.text}
            </PageLink>
            <p className="small">
              {m.landing_meet_asked({ what: listed(eligibilityMatch(opening, {}).requirements) })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
