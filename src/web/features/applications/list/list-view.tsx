import { useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { m } from '#texts/messages.js';
import { IconButton } from '#web/design/button.tsx';
import { classNames } from '#web/design/class-names.ts';
import { LoadMore } from '#web/design/data/pagination.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { PanelEndIcon } from '#web/design/icons/subject-icons.tsx';
import { BatchNotice } from '#web/features/applications/batches/batch-notice.tsx';
import { BulkBar } from '#web/features/applications/batches/bulk-bar.tsx';
import { useBatch } from '#web/features/applications/batches/use-batch.ts';
import { receivedQuery } from '#web/features/applications/calls.ts';
import { usePeek } from '#web/features/applications/peek/use-peek.ts';
import { Answered } from '#web/features/shell/answered.tsx';
import { laterPart } from '#web/later-part.ts';
import { FilterBar } from './filter-bar.tsx';
import { filterOf, type ListSearch, listInput } from './list-search.ts';
import { ListTable, pageOf } from './list-table.tsx';
import { useSelection } from './use-selection.ts';
import { useStatusChange } from './use-status-change.ts';

const Peek = laterPart(() => import('#web/features/applications/peek/peek.tsx').then(({ Peek }) => Peek));

/** The list as a table, so many at a time; the address says how often "Load More" was pressed. */
export function ListView({ search, nothing }: { search: ListSearch; nothing: ReactNode }) {
  const navigate = useNavigate();
  const page = search.page ?? 1;
  const pages = useQueries({
    queries: Array.from({ length: page }, (_, index) =>
      receivedQuery({ ...listInput(search), page: index + 1 }),
    ),
  });
  const [first] = pages;
  const last = pages.at(-1);
  const rows = [
    ...new Map(pages.flatMap(({ data }) => data?.data ?? []).map((row) => [row.id, row])).values(),
  ];
  const total = first?.data?.total;
  const selection = useSelection(search, total ?? 0);
  const batch = useBatch();
  const statuses = useStatusChange();
  const peek = usePeek(
    rows.map(({ id }) => id),
    filterOf(search),
  );
  const at = rows.findIndex(({ id }) => id === peek.id);
  if (!first) return null;
  return (
    <>
      <div className="list-tools">
        <FilterBar search={search} total={total} counts={first.data?.counts ?? {}}>
          {peek.hasRoom && (
            <IconButton
              variant={peek.id === undefined ? 'default' : 'soft'}
              label={m.applications_peek()}
              icon={<PanelEndIcon size="sm" />}
              aria-pressed={peek.id !== undefined}
              aria-keyshortcuts="v"
              disabled={rows.length === 0}
              onClick={peek.toggle}
            />
          )}
        </FilterBar>
        <BatchNotice state={batch} />
      </div>
      <Answered query={first} skeleton={<ListSkeleton />}>
        {(received) =>
          received.total === 0 ? (
            nothing
          ) : (
            <div className={classNames('list-body', peek.id !== undefined && 'list-beside')}>
              <div className="stack list-rows">
                <ListTable
                  rows={rows}
                  abilities={received.abilities}
                  search={search}
                  selection={selection}
                  statuses={statuses}
                  peek={peek}
                />
                <LoadMore
                  seen={rows.length}
                  total={received.total}
                  label={m.applications_load_more()}
                  loading={last?.isPending}
                  onMore={() =>
                    void navigate({
                      to: '/job_application/list',
                      search: { ...search, page: page + 1 },
                      replace: true,
                      resetScroll: false,
                    })
                  }
                />
                <BulkBar selection={selection} mailed={received.mailed_statuses} state={batch} />
              </div>
              {peek.id !== undefined && (
                <Suspense fallback={<Skeleton height={480} width="100%" />}>
                  <Peek
                    id={peek.id}
                    row={rows[at]}
                    place={at < 0 ? undefined : at + 1}
                    page={received}
                    search={{ ...search, page: pageOf(Math.max(0, at), search) }}
                    peek={peek}
                    statuses={statuses}
                    isQuiet={selection.count > 0}
                    others={batch}
                  />
                </Suspense>
              )}
            </div>
          )
        }
      </Answered>
    </>
  );
}

function ListSkeleton() {
  return (
    <div className="list-skeleton">
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <div key={row} className="list-skeleton-row">
          <Skeleton width={36} height={36} round />
          <Skeleton width="24%" />
          <Skeleton width="20%" />
          <Skeleton width="10%" />
          <Skeleton width={140} height={36} />
        </div>
      ))}
    </div>
  );
}
