import type { ReactNode } from 'react';
import type { OpeningRow } from '#contract/job-openings.ts';
import { m } from '#texts/messages.js';
import { StatusBadge } from '../../design/status-badge.tsx';
import { dayText } from '../job-openings/opening-format.ts';
import { cityLabel, countryLabel } from '../job-openings/place-names.ts';
import { PageLink } from '../shell/page-link.tsx';
import { openingStatusLabel, openingStatusTone } from './opening-labels.ts';

/** One opening in the company's list: where it stands, and its figures. */
export function OpeningItem({ opening, acts }: { opening: OpeningRow; acts: ReactNode }) {
  return (
    <li className="card desk-item">
      <div className="desk-item-text">
        <h2>
          <PageLink to={`/job_opening/edit?id=${opening.id}`}>{opening.title}</PageLink>
        </h2>
        <p className="muted small">
          {[cityLabel(opening.city), countryLabel(opening.country)].filter(Boolean).join(', ')}
          {opening.due_date && ` · ${m.desk_until({ date: dayText(opening.due_date) })}`}
          {opening.hide_company_name && ` · ${m.desk_hidden()}`}
        </p>
      </div>
      <StatusBadge tone={openingStatusTone(opening.status)}>{openingStatusLabel(opening.status)}</StatusBadge>
      <dl className="desk-figures num">
        <div>
          <dt>{m.desk_views()}</dt>
          <dd>{opening.views}</dd>
        </div>
        <div>
          <dt>{m.desk_applications()}</dt>
          <dd>
            <PageLink to={`/job_application/list?job_id=${opening.id}`}>{opening.applications}</PageLink>
          </dd>
        </div>
        <div>
          <dt>{m.desk_questions()}</dt>
          <dd>{opening.screening_questions + opening.video_questions}</dd>
        </div>
      </dl>
      <div className="desk-item-acts">{acts}</div>
    </li>
  );
}
