import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import { Loading, Skeleton, SkeletonText } from '#web/design/data/skeleton.tsx';
import { AppShellSkeleton } from '#web/design/shell/app-shell-skeleton.tsx';
import { useLooks } from './use-looks.ts';

/** What stands while the session is checked: the area's frame, in its place from the first. */
export function AreaPending() {
  const { isRail, isWide } = useLooks();
  return (
    <AppShellSkeleton rail={isRail} wide={isWide}>
      <noscript>
        <Notice tone="wait">{m.shell_scripts_needed()}</Notice>
      </noscript>
      <Loading>
        <Skeleton width="40%" height={36} />
        <SkeletonText lines={4} />
      </Loading>
    </AppShellSkeleton>
  );
}
