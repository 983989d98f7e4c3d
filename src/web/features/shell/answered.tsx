import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loading } from '#web/design/data/skeleton.tsx';
import { FailedState } from './failed-state.tsx';

/**
 * What a query answers: a skeleton of its shape until then, the reason and another try where it failed. What was there
 * stays while the next page is on its way.
 */
export function Answered<Data>({
  query,
  skeleton,
  children,
}: {
  query: UseQueryResult<Data>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const { data, error, isPlaceholderData, refetch } = query;
  return (
    <div className="stack" aria-busy={isPlaceholderData}>
      {error && <FailedState error={error} onRetry={() => void refetch()} />}
      {data !== undefined ? children(data) : !error && <Loading>{skeleton}</Loading>}
    </div>
  );
}
