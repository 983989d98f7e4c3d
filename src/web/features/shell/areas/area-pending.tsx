import './area.css';
import { Loading, Skeleton, SkeletonText } from '#web/design/data/skeleton.tsx';

/** What stands while the session is checked. */
export function AreaPending() {
  return (
    <main id="main" className="wrap area-pending">
      <Loading>
        <Skeleton width="40%" height={36} />
        <SkeletonText lines={4} />
      </Loading>
    </main>
  );
}
