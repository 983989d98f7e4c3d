import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import type { Conversation } from '#contract/message-responses.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { IconButton, LinkButton } from '#web/design/button.tsx';
import { Avatar } from '#web/design/data/avatar.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Loading, SkeletonText } from '#web/design/data/skeleton.tsx';
import { ArrowStartIcon, InfoIcon } from '#web/design/icons/icons.tsx';
import { Drawer } from '#web/design/overlay/dialog.tsx';
import { FailedState } from '#web/features/shell/failed-state.tsx';
import { liveConnection } from '#web/live.ts';
import { refusalOf } from '#web/refusal.ts';
import { AboutPanel } from './about-panel.tsx';
import { Composer } from './composer.tsx';
import type { Drafts } from './drafts.ts';
import { MessageLog } from './message-log.tsx';
import type { MessagesSearch } from './messages-search.ts';
import { ThreadActs } from './thread-acts.tsx';
import { ThreadClock } from './thread-clock.tsx';
import './thread.css';
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
  const [isAbout, setAbout] = useState(false);
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
  const { conversation, may, clock } = latest;
  const { name, picture } = conversation.with;
  const { job } = conversation;
  return (
    <>
      <section className="messages-thread" aria-labelledby="thread-title">
        <header className="messages-thread-head">
          {back}
          <Avatar name={name} src={picture && `/${picture}`} />
          <div className="messages-thread-title">
            <h2 id="thread-title">{name}</h2>
            <p className="muted small">
              {job && <span className="messages-thread-job">{job.title}</span>}
              {clock && (
                <span>
                  <ThreadClock {...clock} />
                </span>
              )}
            </p>
          </div>
          <IconButton
            variant="quiet"
            className="messages-about-open"
            label={m.messages_about({ name })}
            icon={<InfoIcon />}
            onClick={() => setAbout(true)}
          />
          <ThreadActs conversation={conversation} search={search} mayAct={may.block} />
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
      <aside className="messages-side" aria-label={m.messages_about({ name })}>
        <AboutPanel conversation={conversation} />
      </aside>
      <Drawer open={isAbout} onClose={() => setAbout(false)} title={name}>
        <AboutPanel conversation={conversation} />
      </Drawer>
    </>
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
