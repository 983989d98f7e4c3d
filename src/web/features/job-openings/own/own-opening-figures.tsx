import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import type { CompanyOpening } from '#contract/job-openings.ts';
import {
  type StoredApplicationStatus,
  storedApplicationStatuses,
} from '#domain/applications/applications.ts';
import { inDigits } from '#domain/digits.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { m } from '#texts/messages.js';
import { StageIcon, stageFill } from '#web/application-stages.tsx';
import { classNames } from '#web/design/class-names.ts';
import { Card } from '#web/design/data/card.tsx';
import { numberText } from '#web/features/job-openings/opening-format.ts';
import { textOf } from '#web/validation.ts';

type StatusCounts = Partial<Record<string, number>>;

/** How the opening fares; what has rows leads to them. */
export function OwnOpeningFigures({ opening, counts }: { opening: CompanyOpening; counts: StatusCounts }) {
  const { id, views, applications, days_open } = opening;
  return (
    <Card as="section" className="opening-figures" aria-label={m.job_openings_own_figures()}>
      <ul>
        <li>
          <Figure value={views} name={m.job_openings_editor_views()} />
        </li>
        <li>
          <Link to="/job_application/list" search={{ job_id: id }}>
            <Figure value={applications} name={m.job_openings_editor_applications()} />
          </Link>
        </li>
        <li>
          <Link to="/job_application/list" search={{ job_id: id, status: ['Pending'] }}>
            <Figure value={counts.Pending ?? 0} name={m.job_openings_own_waiting()} />
          </Link>
        </li>
        <li>
          <Figure value={days_open} name={m.job_openings_editor_days_open()} />
        </li>
      </ul>
    </Card>
  );
}

function Figure({ value, name }: { value: number; name: string }) {
  return (
    <>
      <b className={classNames('num', value === 0 && 'muted')}>{numberText(value)}</b>
      <span>{name}</span>
    </>
  );
}

/** Its applications by status, each leading to those. */
export function ByStatus({ id, counts }: { id: string; counts: StatusCounts }) {
  const shown = storedApplicationStatuses.filter((status) => status !== 'Withdrawn' || counts[status]);
  const all = Object.values(counts).reduce<number>((sum, total) => sum + (total ?? 0), 0);
  return (
    <Card as="section" className="opening-statuses" aria-labelledby="by-status">
      <h2 id="by-status">{m.job_openings_own_by_status()}</h2>
      {all === 0 ? (
        <p className="muted">{m.job_openings_own_no_applications()}</p>
      ) : (
        <ul>
          {shown.map((status) => (
            <li key={status}>
              <StatusRow id={id} status={status} total={counts[status] ?? 0} all={all} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function StatusRow(row: { id: string; status: StoredApplicationStatus; total: number; all: number }) {
  const { id, status, total, all } = row;
  return (
    <Link to="/job_application/list" search={{ job_id: id, status: [status] }}>
      <span className="opening-status-name">
        <span className={stageFill(status)}>
          <StageIcon stage={status} />
        </span>
        {textOf(referenceKey('application_status', status))}
      </span>
      <span
        className={classNames('opening-status-bar', stageFill(status))}
        style={{ '--share': `${(total / all) * 100}%` } as CSSProperties}
      >
        {total > 0 && <span className="opening-status-part" />}
      </span>
      <b className={classNames('num', total === 0 && 'muted')}>{inDigits(total)}</b>
    </Link>
  );
}
