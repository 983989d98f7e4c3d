import { Skeleton } from '#web/design/data/skeleton.tsx';
import './jobs-pool.css';
import { OpeningListSkeleton } from './opening-list-skeleton.tsx';

/** The shape of the public search while its first page is on its way. */
export function JobsPoolSkeleton() {
  return (
    <div className="wrap">
      <div className="pool-top">
        <Skeleton width="min(320px, 70%)" height={36} />
        <div className="pool-search" aria-hidden="true">
          <Skeleton height={52} />
          <Skeleton height={52} />
          <Skeleton height={52} />
          <Skeleton width={112} height={52} />
        </div>
      </div>
      <div className="pool">
        <div className="pool-aside" aria-hidden="true">
          <div className="skeleton-lines">
            {[60, 90, 80, 84, 70, 56, 88, 74].map((width) => (
              <Skeleton key={width} width={`${width}%`} height={20} />
            ))}
          </div>
        </div>
        <OpeningListSkeleton />
      </div>
    </div>
  );
}
