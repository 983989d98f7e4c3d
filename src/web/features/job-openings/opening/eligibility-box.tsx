import { useQuery } from '@tanstack/react-query';
import type { PublicOpening } from '#contract/job-pool-responses.ts';
import {
  type EligibilityMatch,
  type EligibilityOpening,
  eligibilityMatch,
  type RequirementResult,
} from '#domain/candidates/eligibility.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Meter } from '#web/design/data/meter.tsx';
import { Loading, Skeleton, SkeletonText } from '#web/design/data/skeleton.tsx';
import { AlertIcon, CheckIcon } from '#web/design/icons/icons.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { eligibilityOf } from './own-eligibility.ts';
import { requirementText } from './requirement-text.ts';
import './eligibility-box.css';

/** "You meet 6 of 7" for a signed-in candidate; for everybody else, what the opening asks. */
export function EligibilityBox({ opening }: { opening: PublicOpening }) {
  const { viewer } = useSurroundings();
  const asked = opening as EligibilityOpening;
  const wanted = eligibilityMatch(asked, {});
  if (wanted.total === 0) return null;
  return viewer?.role === 'candidate' ? (
    <OwnMatch opening={asked} total={wanted.total} />
  ) : (
    <AskedOnly match={wanted} />
  );
}

/** Asked in the browser, so that the page itself is the same for everybody. */
function OwnMatch({ opening, total }: { opening: EligibilityOpening; total: number }) {
  const session = useQuery(
    query.identity.session.queryOptions({ staleTime: 30_000, enabled: typeof document !== 'undefined' }),
  );
  if (session.isError) return <AskedOnly match={eligibilityMatch(opening, {})} />;
  if (!session.data) return <MatchSkeleton total={total} />;
  const match = eligibilityMatch(opening, eligibilityOf(session.data));
  const met = match.requirements.filter(({ isMet }) => isMet);
  const gaps = match.requirements.filter(({ isMet }) => !isMet);
  return (
    <section className="card card-pad-lg fit" aria-labelledby="fit">
      <h2 id="fit">{m.job_openings_you_meet({ met: match.met, total: match.total })}</h2>
      <Meter met={match.met} total={match.total} />
      <ul>
        {met.map((requirement) => (
          <li key={requirement.kind + requirement.wanted}>
            <CheckIcon />
            <span>
              <span className="sr">{m.job_openings_met()} </span>
              {requirementText(requirement)}
            </span>
          </li>
        ))}
      </ul>
      <Gaps
        title={m.job_openings_gaps_unknown()}
        action={m.job_openings_gap_add()}
        requirements={gaps.filter(({ isUnknown }) => isUnknown)}
      />
      <Gaps
        title={m.job_openings_gaps_unmet()}
        action={m.job_openings_gap_update()}
        requirements={gaps.filter(({ isUnknown }) => !isUnknown)}
      />
    </section>
  );
}

/** What is not met, in amber, with the way to close it. */
function Gaps({
  title,
  action,
  requirements,
}: {
  title: string;
  action: string;
  requirements: readonly RequirementResult[];
}) {
  if (requirements.length === 0) return null;
  return (
    <div className="fit-gap">
      <AlertIcon />
      <div>
        <b>{title}</b>
        <ul>
          {requirements.map((requirement) => (
            <li key={requirement.kind + requirement.wanted}>{requirementText(requirement)}</li>
          ))}
        </ul>
        <p>
          {m.job_openings_gap_apply()} <PageLink to="/profile">{action}</PageLink>
        </p>
      </div>
    </div>
  );
}

function AskedOnly({ match }: { match: EligibilityMatch }) {
  return (
    <section className="card card-pad-lg fit" aria-labelledby="fit">
      <h2 id="fit">{m.job_openings_asks()}</h2>
      <ul className="fit-asked">
        {match.requirements.map((requirement) => (
          // The browser may know a language by another name than the server.
          <li key={requirement.kind + requirement.wanted} suppressHydrationWarning>
            {requirementText(requirement)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function MatchSkeleton({ total }: { total: number }) {
  return (
    <div className="card card-pad-lg fit">
      <Loading>
        <div className="skeleton-lines">
          <Skeleton width="60%" height={22} />
          <Skeleton height={8} />
          <SkeletonText lines={total} />
        </div>
      </Loading>
    </div>
  );
}
