import { Skeleton, SkeletonCard } from '#web/design/data/skeleton.tsx';
import './directory.css';

/** The shape of the directory while its page is on its way. */
export function DirectorySkeleton() {
  return (
    <div className="wrap directory">
      <Skeleton width="min(320px, 70%)" height={36} />
      <div className="directory-list" aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <SkeletonCard key={key} />
        ))}
      </div>
    </div>
  );
}
