import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OpeningRow } from '#contract/job-openings.ts';
import { storedApplicationStatuses } from '#domain/applications/applications.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptyDocumentsArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Pagination } from '#web/design/data/pagination.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { FailedState } from '#web/features/shell/failed-state.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { textOf } from '#web/validation.ts';
import './editor.css';
import './opening-figures.css';
import { openingStatusTone, openingStatusWords } from '#web/features/job-openings/own/status-words.ts';

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
        title={m.job_openings_editor_figures_title()}
        lead={m.job_openings_editor_figures_lead()}
        above={
          <PageLink to="/job_opening" className="page-head-back">
            {m.job_openings_editor_back()}
          </PageLink>
        }
      />
      {counts.error && <FailedState error={counts.error} onRetry={() => void counts.refetch()} />}
      <Answered
        query={openings}
        skeleton={
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
              title={m.job_openings_editor_empty()}
              actions={
                abilities.create && (
                  <LinkButton to="/job_opening/new">{m.job_openings_editor_new()}</LinkButton>
                )
              }
            >
              {abilities.create
                ? m.job_openings_editor_empty_text()
                : m.job_openings_editor_empty_reader_text()}
            </EmptyState>
          ) : (
            <>
              <ul className="stack editor-list">
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
    <li className="card editor-item figures-item">
      <div className="figures-name">
        <h2>
          <PageLink to={`/job_application/list?job_id=${opening.id}`}>{opening.title}</PageLink>
        </h2>
        <StatusBadge tone={openingStatusTone(opening.status)}>
          {openingStatusWords(opening.status)}
        </StatusBadge>
      </div>
      <dl className="editor-figures num">
        <Figure name={m.job_openings_editor_views()} value={opening.views} />
        <Figure name={m.job_openings_editor_applications()} value={opening.applications} />
        <Figure name={m.job_openings_editor_days_open()} value={opening.days_open} />
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
