import type { ReactNode } from 'react';
import type { OpeningRow } from '#contract/job-openings.ts';
import { m } from '#texts/messages.js';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { dayText } from '#web/features/job-openings/opening-format.ts';
import { copyWords } from '#web/features/job-openings/own/copy-words.ts';
import { openingStatusTone, openingStatusWords } from '#web/features/job-openings/own/status-words.ts';
import { cityLabel, countryLabel } from '#web/features/job-openings/place-names.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';

/** One opening in the company's list: where it stands, and its figures. */
export function OpeningItem({ opening, acts }: { opening: OpeningRow; acts: ReactNode }) {
  const copy = copyWords(opening);
  return (
    <li className="card editor-item">
      <div className="editor-item-text">
        <h2>
          <PageLink to={`/job_opening/${opening.id}`}>{opening.title}</PageLink>
        </h2>
        <p className="muted small">
          {[cityLabel(opening.city), countryLabel(opening.country)].filter(Boolean).join(', ')}
          {opening.due_date && ` · ${m.job_openings_editor_until({ date: dayText(opening.due_date) })}`}
          {copy && ` · ${copy}`}
          {opening.hide_company_name && ` · ${m.job_openings_editor_hidden()}`}
        </p>
      </div>
      <StatusBadge tone={openingStatusTone(opening.status)}>{openingStatusWords(opening.status)}</StatusBadge>
      <dl className="editor-figures num">
        <div>
          <dt>{m.job_openings_editor_views()}</dt>
          <dd>{opening.views}</dd>
        </div>
        <div>
          <dt>{m.job_openings_editor_applications()}</dt>
          <dd>
            <PageLink to={`/job_application/list?job_id=${opening.id}`}>{opening.applications}</PageLink>
          </dd>
        </div>
        <div>
          <dt>{m.job_openings_editor_questions()}</dt>
          <dd>{opening.screening_questions + opening.video_questions}</dd>
        </div>
      </dl>
      <div className="editor-item-acts">{acts}</div>
    </li>
  );
}
