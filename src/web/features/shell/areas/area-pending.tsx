import { useMatches } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import { Loading, Skeleton, SkeletonText } from '#web/design/data/skeleton.tsx';
import { AppShellSkeleton } from '#web/design/shell/app-shell.tsx';

/** What stands while the session is checked: the area's frame, in its place from the first. */
export function AreaPending() {
  const isFilled = useMatches({
    select: (matches) => matches.some((match) => match.staticData.fillsArea),
  });
  return (
    <AppShellSkeleton rail={isFilled}>
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
