import { Suspense } from 'react';
import { Loading, SkeletonText } from '#web/design/data/skeleton.tsx';
import type { MessagesSearch } from '#web/features/messaging/messages-search.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { laterPart } from '#web/later-part.ts';
import { SignInPrompt } from './sign-in-prompt.tsx';

const MessagesScreen = laterPart(() =>
  import('#web/features/messaging/messages-screen.tsx').then(({ MessagesScreen }) => MessagesScreen),
);

/** `/messaging-v1`: the way in for visitors, the conversations for everybody else. */
export function MessagingPage({ search }: { search: MessagesSearch }) {
  const { viewer } = useSurroundings();
  if (!viewer) return <SignInPrompt />;
  return (
    <Suspense
      fallback={
        <Loading>
          <SkeletonText lines={6} />
        </Loading>
      }
    >
      <MessagesScreen search={search} />
    </Suspense>
  );
}
