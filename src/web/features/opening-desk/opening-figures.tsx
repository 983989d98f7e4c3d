import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OpeningRow } from '#contract/job-openings.ts';
import { storedApplicationStatuses } from '#domain/applications.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { m } from '#texts/messages.js';
import { query } from '../../api.ts';
import { EmptyDocumentsArt } from '../../design/art/empty.tsx';
import { LinkButton } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { PageHeader } from '../../design/page-header.tsx';
import { Pagination } from '../../design/pagination.tsx';
import { SkeletonCard } from '../../design/skeleton.tsx';
import { StatusBadge } from '../../design/status-badge.tsx';
import { textOf } from '../../validation.ts';
import { Answered } from '../shell/answered.tsx';
import { FailedState } from '../shell/failed-state.tsx';
import { PageLink } from '../shell/page-link.tsx';
import './desk.css';
import './opening-figures.css';
import { openingStatusLabel, openingStatusTone } from './opening-labels.ts';

const pageSize = 20;

/** Views, applications by status and days open of each opening. */
export function OpeningFigures({ page = 1 }: { page?: number }) {
  const openings = useQuery(
    query.jobOpenings.list.queryOptions({
      input: { show: pageSize, page },
      placeholderData: keepPreviousData,
    }),
  );
  const counts = useQuery(query.applications.byOpening.queryOptions());
  const byId = new Map((counts.data?.data ?? []).map((row) => [row.id, row.counts]));
  return (
    <div className="stack">
      <PageHeader
        title={m.desk_figures_title()}
        lead={m.desk_figures_lead()}
        above={
          <PageLink to="/job_opening" className="page-head-back">
            {m.desk_back()}
          </PageLink>
        }
      />
      {counts.error && <FailedState error={counts.error} onRetry={() => void counts.refetch()} />}
      <Answered
        query={openings}
        bones={
          <>
            <SkeletonCard />
            <SkeletonCard />
          </>
        }
      >
        {({ data: { data, total, abilities } }) =>
          total === 0 ? (
            <EmptyState
              art={<EmptyDocumentsArt />}
              title={m.desk_empty()}
              actions={abilities.create && <LinkButton to="/job_opening/new">{m.desk_new()}</LinkButton>}
            >
              {abilities.create ? m.desk_empty_text() : m.desk_empty_reader_text()}
            </EmptyState>
          ) : (
            <>
              <ul className="stack desk-list">
                {data.map((opening) => (
                  <Figures key={opening.id} opening={opening} byStatus={byId.get(opening.id) ?? {}} />
                ))}
              </ul>
              <Pagination
                page={page}
                pages={Math.ceil(total / pageSize)}
                link={(target, props) => (
                  <Link
                    {...props}
                    to="/job_opening/dashboards"
                    search={{ page: target > 1 ? target : undefined }}
                  />
                )}
              />
            </>
          )
        }
      </Answered>
    </div>
  );
}

function Figures({ opening, byStatus }: { opening: OpeningRow; byStatus: Partial<Record<string, number>> }) {
  const statuses = storedApplicationStatuses.flatMap((status) => {
    const total = byStatus[status];
    return total ? [[status, total] as const] : [];
  });
  return (
    <li className="card desk-item figures-item">
      <div className="figures-name">
        <h2>
          <PageLink to={`/job_application/list?job_id=${opening.id}`}>{opening.title}</PageLink>
        </h2>
        <StatusBadge tone={openingStatusTone(opening.status)}>
          {openingStatusLabel(opening.status)}
        </StatusBadge>
      </div>
      <dl className="desk-figures num">
        <Figure name={m.desk_views()} value={opening.views} />
        <Figure name={m.desk_applications()} value={opening.applications} />
        <Figure name={m.desk_days_open()} value={opening.days_open} />
      </dl>
      {statuses.length > 0 && (
        <ul className="figures-statuses">
          {statuses.map(([status, total]) => (
            <li key={status} style={{ '--share': share(total, opening.applications) } as React.CSSProperties}>
              <span>{textOf(referenceKey('application_status', status))}</span>
              <strong className="num">{total}</strong>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function share(total: number | undefined, all: number): string {
  return `${Math.round(((total ?? 0) / Math.max(1, all)) * 100)}%`;
}
