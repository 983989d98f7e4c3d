import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { ReceivedApplication } from '#contract/application-responses.ts';
import type { ApplicationStatus } from '#domain/applications/applications.ts';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { BatchNotice } from '#web/features/applications/batches/batch-notice.tsx';
import { BulkBar } from '#web/features/applications/batches/bulk-bar.tsx';
import { useBatch } from '#web/features/applications/batches/use-batch.ts';
import { boardQuery } from '#web/features/applications/calls.ts';
import { FilterBar } from '#web/features/applications/list/filter-bar.tsx';
import { filterOf, type ListSearch } from '#web/features/applications/list/list-search.ts';
import { type Reach, useSelection } from '#web/features/applications/list/use-selection.ts';
import { statusText } from '#web/features/applications/status-texts.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { Board } from './board.tsx';
import { useRows } from './use-rows.ts';
import './board.css';

/** The list as a board by status. A filter by status has no place here: its columns are the statuses. */
export function BoardView({ search: given, nothing }: { search: ListSearch; nothing: ReactNode }) {
  const search = useMemo(() => ({ ...given, status: undefined, page: undefined, show: undefined }), [given]);
  const filters = { ...filterOf(search), sort: search.sort };
  const board = useQuery(boardQuery(filters));
  const columns = board.data?.columns ?? [];
  const total = columns.reduce((sum, { filtered }) => sum + filtered, 0);
  const pages = useRows(
    columns.flatMap(({ data }) => data),
    filters,
  );
  const selection = useSelection(search, total, {
    reachOf: (picked) => columnOf(picked, pages.rows, columns, search),
    holds: ({ filter }, id) =>
      !filter.status || pages.rows.some((row) => row.id === id && filter.status?.includes(row.status)),
  });
  const batch = useBatch();
  return (
    <>
      <div className="list-tools">
        <FilterBar search={search} total={board.data && total} counts={{}} />
        <BatchNotice state={batch} />
      </div>
      <Answered query={board} skeleton={<BoardSkeleton />}>
        {(data) =>
          total === 0 && data.withdrawn === 0 ? (
            nothing
          ) : (
            <>
              <Board data={data} pages={pages} search={search} selection={selection} batch={batch} />
              <BulkBar
                selection={selection}
                mailed={data.columns.filter(({ mails }) => mails).map(({ status }) => status)}
                state={batch}
              />
            </>
          )
        }
      </Answered>
    </>
  );
}

/** Where what was picked is of one column, all of that column; of several, the whole board. */
function columnOf(
  picked: readonly string[],
  rows: readonly ReceivedApplication[],
  columns: readonly { status: ApplicationStatus; filtered: number }[],
  search: ListSearch,
): Reach | undefined {
  const statuses = new Set(rows.filter(({ id }) => picked.includes(id)).map(({ status }) => status));
  const column = statuses.size === 1 && columns.find(({ status }) => statuses.has(status));
  if (!column) return undefined;
  const { status, filtered } = column;
  return {
    filter: { ...filterOf(search), status: [status] },
    total: filtered,
    name: statusText(status),
  };
}

function BoardSkeleton() {
  return (
    <div className="board-skeleton">
      {[1, 2, 3, 4, 5].map((column) => (
        <div key={column} className="board-column">
          <Skeleton width="60%" />
          <Skeleton width="100%" height={84} />
          <Skeleton width="100%" height={84} />
          <Skeleton width="100%" height={84} />
        </div>
      ))}
    </div>
  );
}
