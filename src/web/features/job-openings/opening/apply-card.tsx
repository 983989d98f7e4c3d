import { useLocation } from '@tanstack/react-router';
import type { PublicOpening } from '#contract/job-pool-responses.ts';
import { applicationPath } from '#domain/job-openings/opening-address.ts';
import { localizedPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { ClockIcon } from '#web/design/icons/icons.tsx';
import { HiddenNote, HideButton } from '#web/features/job-openings/hidden-note.tsx';
import { dateText, dayText } from '#web/features/job-openings/opening-format.ts';
import { payTerms } from '#web/features/job-openings/opening-labels.ts';
import { OpeningSalary } from '#web/features/job-openings/opening-salary.tsx';
import { shownTitle } from '#web/features/job-openings/opening-words.ts';
import { SaveMark } from '#web/features/job-openings/save-mark.tsx';
import { useAppliedIds } from '#web/features/job-openings/use-applied-ids.ts';
import type { HidingHere } from '#web/features/job-openings/use-hidden-openings.ts';
import type { SavedOpenings } from '#web/features/job-openings/use-saved-openings.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { one } from '#web/search-params.ts';
import { ShareButton } from './share-button.tsx';
import './apply-card.css';

interface ApplyProps {
  opening: PublicOpening;
  saved: SavedOpenings;
  hiding: HidingHere;
}

/** Salary, the way to apply, and when the opening was first published. */
export function ApplyCard({ opening, saved, hiding }: ApplyProps) {
  const { viewer, localePrefix } = useSurroundings();
  const { hidden, isNote } = hiding;
  return (
    <div className="card card-pad-lg apply-card">
      <div className="apply-pay">
        <OpeningSalary opening={opening} withPeriod={false} />
        {opening.salary && (
          <p className="muted">{m.job_openings_salary_published({ period: payTerms(opening.salary) })}</p>
        )}
      </div>
      <div className="apply-acts">
        <ApplyAction opening={opening} wide />
        <SaveMark opening={opening} saved={saved} />
        <ShareButton opening={opening} />
        <HideAct opening={opening} hiding={hiding} />
      </div>
      {!viewer && (
        <p className="apply-account">
          <PageLink
            to={`/login?redirect=${encodeURIComponent(localizedPath(applicationPath(opening.id), localePrefix))}`}
          >
            {m.job_openings_have_account()}
          </PageLink>
        </p>
      )}
      {hidden.isCandidate && hidden.ids.has(opening.id) && (
        <div className="apply-hide">
          <HiddenNote opening={opening} hidden={hidden} takesFocus={isNote(opening.id)} />
        </div>
      )}
      <p className="apply-first">
        <ClockIcon />
        {m.job_openings_first_published({ date: dateText(opening.published_at) })}
      </p>
    </div>
  );
}

/** The same at thumb's reach on a phone. */
export function ApplyBar({ opening, saved, hiding }: ApplyProps) {
  const until = opening.due_date
    ? m.job_openings_apply_until({ date: dayText(opening.due_date) })
    : m.job_openings_apply_any_time();
  const title = shownTitle(opening);
  return (
    <div className="apply-bar">
      <p title={`${title.text}. ${until}`}>
        <b lang={title.lang}>{title.text}</b>
        <span>{until}</span>
      </p>
      <SaveMark opening={opening} saved={saved} />
      <ShareButton opening={opening} />
      <HideAct opening={opening} hiding={hiding} />
      <ApplyAction opening={opening} />
    </div>
  );
}

/** It dismisses the opening; once it has, a note with the way back stands in the card. */
function HideAct({ opening, hiding: { hidden } }: Omit<ApplyProps, 'saved'>) {
  if (!hidden.isCandidate || hidden.ids.has(opening.id)) return null;
  return <HideButton opening={opening} hidden={hidden} />;
}

/** A visitor signs up first and comes back; who is no candidate can't apply. */
function ApplyAction({ opening, wide }: { opening: PublicOpening; wide?: boolean }) {
  const { viewer, localePrefix } = useSurroundings();
  const isApplied = useAppliedIds()?.has(opening.id);
  const source = useSource();
  const look = wide ? 'btn btn-primary btn-wide' : 'btn btn-primary';
  if (viewer && viewer.role !== 'candidate') {
    return <p className="muted small">{m.job_openings_candidates_only()}</p>;
  }
  if (isApplied) {
    return (
      <PageLink to="/candidate-dashboard" className="apply-done">
        <StatusBadge tone="ok">{m.job_openings_applied()}</StatusBadge>
        {m.job_openings_see_application()}
      </PageLink>
    );
  }
  const path = `${applicationPath(opening.id)}${source ? `?source=${source}` : ''}`;
  return (
    <PageLink
      to={viewer ? path : `/registration?redirect=${encodeURIComponent(localizedPath(path, localePrefix))}`}
      className={look}
    >
      {m.job_openings_apply()}
    </PageLink>
  );
}

/** Where the visitor came from, as the shared link says; it goes on to the application. */
function useSource(): string | undefined {
  const source = useLocation({ select: ({ search }) => one((search as Record<string, unknown>).source) });
  return source && /^[a-z0-9-]{1,40}$/.test(source) ? source : undefined;
}
