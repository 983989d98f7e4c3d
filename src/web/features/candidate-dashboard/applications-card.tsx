import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnApplication } from '#contract/application-responses.ts';
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
import './application-way.css';

/** What was applied for, newest first, each with the way it has gone; what has ended folds into one line at the end. */
export function ApplicationsCard() {
  const own = useInfiniteQuery(ownApplicationsQuery());
  // What was withdrawn here stays where it is, with the way back.
  const [withdrawn, setWithdrawn] = useState<readonly string[]>([]);
  const all = own.data?.data ?? [];
  const ended = all.filter((one) => hasEnded(one) && !withdrawn.includes(one.id));
  const open = all.filter((one) => !ended.includes(one));
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
      {open.length > 0 && (
        <ul>
          {open.map((application) => (
            <ApplicationRow
              key={application.id}
              application={application}
              onWithdrawn={() => setWithdrawn((known) => [...known, application.id])}
            />
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
      {ended.length > 0 && (
        <details className="dash-ended">
          <summary>{endedText(ended)}</summary>
          <ul>
            {ended.map((application) => (
              <ApplicationRow key={application.id} application={application} />
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function hasEnded({ status, withdrawal_seconds_left }: OwnApplication): boolean {
  return status === 'Rejected' || (status === 'Withdrawn' && withdrawal_seconds_left === 0);
}

/** How many have ended, and how. */
function endedText(ended: readonly OwnApplication[]): string {
  const rejected = ended.filter(({ status }) => status === 'Rejected').length;
  const withdrawn = ended.length - rejected;
  const ways = [
    ...(rejected > 0 ? [m.candidates_applications_not_chosen({ count: rejected })] : []),
    ...(withdrawn > 0 ? [m.candidates_applications_withdrawn({ count: withdrawn })] : []),
  ];
  return m.candidates_applications_ended({ count: ended.length, ways: ways.join(m.common_comma()) });
}
