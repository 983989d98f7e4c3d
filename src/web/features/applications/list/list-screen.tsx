import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { applicationsShown } from '#domain/applications/applications.ts';
import { m } from '#texts/messages.js';
import { EmptyInboxArt, EmptySearchArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Pagination } from '#web/design/data/pagination.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { receivedQuery } from '#web/features/applications/calls.ts';
import { SectionTabs } from '#web/features/applications/section-tabs.tsx';
import { Answered } from '#web/features/shell/answered.tsx';
import { ListFilters } from './list-filters.tsx';
import { isFiltered, type ListSearch, listInput } from './list-search.ts';
import { ListTable } from './list-table.tsx';
import './list.css';

/** What the company received, with filters in the address. */
export function ListScreen({ search }: { search: ListSearch }) {
  const list = useQuery(receivedQuery(listInput(search)));
  const total = list.data?.total;
  return (
    <>
      <PageHeader
        title={m.applications_title()}
        lead={total === undefined ? undefined : m.applications_total({ number: total })}
      />
      <SectionTabs />
      <ListFilters search={search} total={total ?? 0} />
      <Answered query={list} skeleton={<ListSkeleton />}>
        {(received) =>
          received.data.length === 0 ? (
            <Nothing search={search} />
          ) : (
            <>
              <ListTable page={received} search={search} />
              <Pagination
                page={search.page ?? 1}
                pages={Math.min(1000, Math.ceil(received.total / applicationsShown))}
                link={(page, props) => (
                  <Link
                    {...props}
                    to="/job_application/list"
                    search={{ ...search, page: page > 1 ? page : undefined }}
                  />
                )}
              />
            </>
          )
        }
      </Answered>
    </>
  );
}

function Nothing({ search }: { search: ListSearch }) {
  if (isFiltered(search) || search.page)
    return (
      <EmptyState
        art={<EmptySearchArt />}
        title={m.applications_no_results()}
        actions={
          <LinkButton to="/job_application/list" search={{}}>
            {m.applications_clear_filters()}
          </LinkButton>
        }
      >
        {m.applications_no_results_text()}
      </EmptyState>
    );
  return (
    <EmptyState art={<EmptyInboxArt />} title={m.applications_none()}>
      {m.applications_none_text()}
    </EmptyState>
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
