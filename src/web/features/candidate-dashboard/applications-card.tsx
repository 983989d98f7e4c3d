import { useInfiniteQuery } from '@tanstack/react-query';
import { m } from '#texts/messages.js';
import { EmptyDocumentsArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { LoadMore } from '#web/design/data/pagination.tsx';
import { Loading, SkeletonCard } from '#web/design/data/skeleton.tsx';
import { ownApplicationsQuery } from '#web/features/applications/calls.ts';
import { FailedState } from '#web/features/shell/failed-state.tsx';
import { ApplicationRow } from './application-row.tsx';

/** What was applied for, newest first, each with the way it has gone. */
export function ApplicationsCard() {
  const own = useInfiniteQuery(ownApplicationsQuery());
  return (
    <Card as="section" className="dash-card" aria-labelledby="own-applications">
      <header className="dash-head">
        <h2 id="own-applications">{m.candidates_applications()}</h2>
      </header>
      {own.isPending && (
        <Loading>
          <SkeletonCard />
        </Loading>
      )}
      {own.error && <FailedState error={own.error} onRetry={() => void own.refetch()} />}
      {own.data?.total === 0 && (
        <EmptyState
          small
          heading="h3"
          art={<EmptyDocumentsArt />}
          title={m.candidates_applications_none()}
          actions={
            <LinkButton to="/jobs-pool" variant="primary">
              {m.candidates_find_jobs()}
            </LinkButton>
          }
        >
          {m.candidates_applications_none_text()}
        </EmptyState>
      )}
      {own.data && own.data.total > 0 && (
        <ul>
          {own.data.data.map((application) => (
            <ApplicationRow key={application.id} application={application} />
          ))}
        </ul>
      )}
      {own.hasNextPage && (
        <LoadMore
          seen={own.data?.data.length ?? 0}
          total={own.data?.total ?? 0}
          label={m.candidates_applications_more()}
          loading={own.isFetchingNextPage}
          onMore={() => void own.fetchNextPage()}
        />
      )}
    </Card>
  );
}
