import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { Conversation } from '#contract/messages.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { Avatar } from '#web/design/data/avatar.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Loading, SkeletonText } from '#web/design/data/skeleton.tsx';
import { ArrowStartIcon } from '#web/design/icons/icons.tsx';
import { FailedState } from '#web/features/shell/failed-state.tsx';
import { liveConnection } from '#web/live.ts';
import { refusalOf } from '#web/refusal.ts';
import { Composer } from './composer.tsx';
import type { Drafts } from './drafts.ts';
import { MessageLog } from './message-log.tsx';
import type { MessagesSearch } from './messages-search.ts';
import { ThreadActs } from './thread-acts.tsx';
import { useOutgoing } from './use-outgoing.ts';
import { useReadMark } from './use-read-mark.ts';

/** One conversation: what was written, and where to write. */
export function Thread({ id, search, drafts }: { id: string; search: MessagesSearch; drafts: Drafts }) {
  const found = useInfiniteQuery(
    query.messages.read.infiniteOptions({
      input: (before: number | undefined) => ({ id, before }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ data }) => (data.has_earlier ? data.messages[0]?.number : undefined),
      retry: false,
    }),
  );
  const latest = found.data?.pages[0]?.data;
  const messages = found.data?.pages.toReversed().flatMap(({ data }) => data.messages) ?? [];
  const outgoing = useOutgoing(id, messages);
  const firstNew = useReadMark(id, latest);
  const connection = useSyncExternalStore(liveConnection.subscribe, liveConnection.read, () => 'open');
  const back = (
    <Link className="messages-back" to="/messaging-v1" search={{ ...search, id: undefined }}>
      <ArrowStartIcon />
      <span className="sr">{m.messages_back()}</span>
    </Link>
  );
  if (found.error)
    return (
      <section className="messages-thread">
        <header className="messages-thread-head">{back}</header>
        {refusalOf(found.error)?.code === 'NOT_FOUND' ? (
          <Missing />
        ) : (
          <FailedState error={found.error} onRetry={() => void found.refetch()} />
        )}
      </section>
    );
  if (!latest)
    return (
      <section className="messages-thread">
        <header className="messages-thread-head">{back}</header>
        <Loading>
          <SkeletonText lines={6} />
        </Loading>
      </section>
    );
  const { conversation, may } = latest;
  const { name, picture } = conversation.with;
  return (
    <section className="messages-thread" aria-labelledby="thread-title">
      <header className="messages-thread-head">
        {back}
        <Avatar name={name} src={picture && `/${picture}`} />
        <div className="messages-thread-title">
          <h2 id="thread-title">{name}</h2>
          {conversation.job && <p className="muted small">{conversation.job.title}</p>}
        </div>
        {may.block && <ThreadActs conversation={conversation} />}
      </header>
      <MessageLog
        id={id}
        messages={messages}
        outgoing={outgoing.waiting}
        onRetry={outgoing.retry}
        side={conversation.side}
        name={name}
        firstNew={firstNew}
        earlier={
          found.hasNextPage
            ? { load: () => void found.fetchNextPage(), isLoading: found.isFetchingNextPage }
            : undefined
        }
      />
      <footer className="messages-foot">
        {connection === 'waiting' && <p className="muted small">{m.messages_reconnecting()}</p>}
        {may.write ? (
          <Composer conversation={conversation} drafts={drafts} onSend={outgoing.send} />
        ) : (
          <Notice>{closedText(conversation, may.block)}</Notice>
        )}
      </footer>
    </section>
  );
}

/** Why nothing can be written. */
function closedText({ blocked_by, side, with: { name } }: Conversation, mayAct: boolean): string {
  if (blocked_by.includes(side)) return m.messages_blocked_own({ name });
  if (blocked_by.length > 0) return m.messages_blocked_other({ name });
  return mayAct ? m.messages_closed() : m.messages_viewer();
}

function Missing() {
  return (
    <EmptyState
      art={<EmptySearchArt />}
      title={m.messages_missing()}
      actions={
        <LinkButton to="/messaging-v1" search={{}}>
          {m.messages_show_all()}
        </LinkButton>
      }
    >
      {m.messages_missing_text()}
    </EmptyState>
  );
}
