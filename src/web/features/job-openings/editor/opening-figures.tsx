import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { OpeningRow } from '#contract/job-openings.ts';
import { storedApplicationStatuses } from '#domain/applications/applications.ts';
import { inDigits } from '#domain/digits.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptyDocumentsArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { Count } from '#web/design/data/count.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { SkeletonCard } from '#web/design/data/skeleton.tsx';
import { Table, TableCell, type TableColumn } from '#web/design/data/table.tsx';
import { ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { FailedState } from '#web/features/shell/failed-state.tsx';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { textOf } from '#web/validation.ts';
import './opening-figures.css';
import { numberText } from '#web/features/job-openings/opening-format.ts';
import { OpeningStatusBadge } from '#web/features/job-openings/own/opening-status-badge.tsx';
import { cityLabel } from '#web/features/job-openings/place-names.ts';

const pageSize = 20;

/** Views, applications by status and days open of each opening, for whoever has no statistics. */
export function OpeningFigures({ page }: { page?: number }) {
  return (
    <div className="stack">
      <PageHeader
        title={m.job_openings_editor_figures_title()}
        lead={m.job_openings_editor_figures_lead()}
        above={
          <PageLink to="/job_opening" className="page-head-back">
            <ChevronStartIcon size="sm" />
            {m.job_openings_editor_back()}
          </PageLink>
        }
      />
      <OpeningFiguresTable page={page} />
    </div>
  );
}

/** The same without the head of a page. */
export function OpeningFiguresTable({ page = 1 }: { page?: number }) {
  const openings = useQuery(
    query.jobOpenings.list.queryOptions({
      input: { show: pageSize, page },
      placeholderData: keepPreviousData,
    }),
  );
  const counts = useQuery(query.applications.byOpening.queryOptions());
  const byId = new Map((counts.data?.data ?? []).map((row) => [row.id, row.counts]));
  return (
    <div className="opening-figures-table stack">
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
              <Table caption={m.job_openings_editor_figures_title()} columns={columns()}>
                {data.map((opening) => (
                  <Figures key={opening.id} opening={opening} byStatus={byId.get(opening.id) ?? {}} />
                ))}
              </Table>
              <ListPages page={page} pages={Math.ceil(total / pageSize)} />
            </>
          )
        }
      </Answered>
    </div>
  );
}

function columns(): TableColumn[] {
  return [
    { key: 'title', label: m.job_openings_editor_opening() },
    { key: 'views', label: m.job_openings_editor_views(), kind: 'number' },
    { key: 'applications', label: m.job_openings_editor_applications(), kind: 'number' },
    { key: 'days', label: m.job_openings_editor_days_open(), kind: 'number' },
    { key: 'status', label: m.job_openings_editor_by_status() },
  ];
}

function Figures({ opening, byStatus }: { opening: OpeningRow; byStatus: Partial<Record<string, number>> }) {
  const { id, title, city, status, views, applications, days_open } = opening;
  const statuses = storedApplicationStatuses.filter((each) => byStatus[each]);
  return (
    <tr>
      <TableCell>
        <span className="table-name">
          <Link to="/job_opening/$id" params={{ id }}>
            {title}
          </Link>
          <span className="muted small">{cityLabel(city)}</span>
          <span>
            <OpeningStatusBadge status={status} />
          </span>
        </span>
      </TableCell>
      <TableCell kind="number" label={m.job_openings_editor_views()}>
        {numberText(views)}
      </TableCell>
      <TableCell kind="number" label={m.job_openings_editor_applications()}>
        <Count value={applications}>
          <Link to="/job_application/list" search={{ job_id: id }}>
            {numberText(applications)}
          </Link>
        </Count>
      </TableCell>
      <TableCell kind="number" label={m.job_openings_editor_days_open()}>
        {numberText(days_open)}
      </TableCell>
      <TableCell kind="wide">
        <ul className="figures-statuses">
          {statuses.map((each) => (
            <li key={each}>
              <Link to="/job_application/list" search={{ job_id: id, status: [each] }}>
                {textOf(referenceKey('application_status', each))}{' '}
                <b className="num">{inDigits(byStatus[each] ?? 0)}</b>
              </Link>
            </li>
          ))}
        </ul>
      </TableCell>
    </tr>
  );
}
