import { Loading, SkeletonCard } from '#web/design/data/skeleton.tsx';

/** A list of openings while it is on its way. */
export function OpeningListSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Loading>
      <div className="job-list">
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are alike and never move.
          <SkeletonCard key={place} />
        ))}
      </div>
    </Loading>
  );
}
