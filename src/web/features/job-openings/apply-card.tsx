import type { PublicOpening } from '#contract/job-pool.ts';
import { m } from '#texts/messages.js';
import { ClockIcon } from '../../design/icons.tsx';
import { StatusBadge } from '../../design/status-badge.tsx';
import { localizedPath, PageLink } from '../shell/page-link.tsx';
import { useSurroundings } from '../shell/surroundings.ts';
import { dateText, dayText } from './opening-format.ts';
import { periodLabel } from './opening-labels.ts';
import { OpeningSalary } from './opening-salary.tsx';
import { ShareButton } from './share-button.tsx';
import { useAppliedIds } from './use-applied-ids.ts';
import './apply-card.css';

/** Salary, the way to apply, and when the opening was first published. */
export function ApplyCard({ opening }: { opening: PublicOpening }) {
  const { viewer, localePrefix } = useSurroundings();
  return (
    <div className="card card-pad-lg apply-card">
      <div className="apply-pay">
        <OpeningSalary opening={opening} withPeriod={false} />
        {opening.salary && (
          <p className="muted">
            {m.job_openings_salary_published({ period: periodLabel(opening.salary.type) })}
          </p>
        )}
      </div>
      <div className="apply-acts">
        <ApplyAction opening={opening} wide />
        <ShareButton opening={opening} />
      </div>
      {!viewer && (
        <p className="apply-account">
          <PageLink
            to={`/login?redirect=${encodeURIComponent(localizedPath(applyPath(opening.id), localePrefix))}`}
          >
            {m.job_openings_have_account()}
          </PageLink>
        </p>
      )}
      <p className="apply-first">
        <ClockIcon />
        {m.job_openings_first_published({ date: dateText(opening.published_at) })}
      </p>
    </div>
  );
}

/** The same at thumb's reach on a phone. */
export function ApplyBar({ opening }: { opening: PublicOpening }) {
  return (
    <div className="apply-bar">
      <p>
        <b>{opening.title}</b>
        <span>
          {opening.due_date
            ? m.job_openings_apply_until({ date: dayText(opening.due_date) })
            : m.job_openings_apply_any_time()}
        </span>
      </p>
      <ShareButton opening={opening} />
      <ApplyAction opening={opening} />
    </div>
  );
}

/** A visitor signs up first and comes back; who is no candidate can't apply. */
function ApplyAction({ opening, wide }: { opening: PublicOpening; wide?: boolean }) {
  const { viewer, localePrefix } = useSurroundings();
  const isApplied = useAppliedIds()?.has(opening.id);
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
  const path = applyPath(opening.id);
  return (
    <PageLink
      to={viewer ? path : `/registration?redirect=${encodeURIComponent(localizedPath(path, localePrefix))}`}
      className={look}
    >
      {m.job_openings_apply()}
    </PageLink>
  );
}

function applyPath(id: string): string {
  return `/job/${id}/apply`;
}
