import { Loading, Skeleton, SkeletonText } from '#web/design/data/skeleton.tsx';
import './opening-page.css';

/** The shape of an opening while it is on its way. */
export function OpeningSkeleton() {
  return (
    <Loading>
      <div className="opening-head">
        <div className="wrap">
          <div className="opening-title">
            <Skeleton width={76} height={76} />
            <div className="skeleton-lines">
              <Skeleton width="min(420px, 60vw)" height={40} />
              <Skeleton width="min(240px, 40vw)" />
            </div>
          </div>
        </div>
      </div>
      <div className="wrap opening">
        <div className="skeleton-lines">
          <Skeleton height={128} />
          <SkeletonText lines={8} />
        </div>
        <div className="opening-aside">
          <Skeleton height={210} />
          <Skeleton height={260} />
        </div>
      </div>
    </Loading>
  );
}
