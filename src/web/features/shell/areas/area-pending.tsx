import './area.css';
import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import { Loading, Skeleton, SkeletonText } from '#web/design/data/skeleton.tsx';

/** What stands while the session is checked. */
export function AreaPending() {
  return (
    <main id="main" className="wrap area-pending">
      <noscript>
        <Notice tone="wait">{m.shell_scripts_needed()}</Notice>
      </noscript>
      <Loading>
        <Skeleton width="40%" height={36} />
        <SkeletonText lines={4} />
      </Loading>
    </main>
  );
}
