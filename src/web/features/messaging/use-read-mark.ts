import { useEffect, useState } from 'react';
import type { Conversation, Message } from '#contract/message-responses.ts';
import { api } from '#web/api.ts';

interface Latest {
  conversation: Pick<Conversation, 'unread'>;
  messages: Message[];
  read: number;
}

/** Marks what is shown as read while the page is looked at; answers the number that was new at first. */
export function useReadMark(id: string, latest: Latest | undefined): number | undefined {
  const [readAtFirst, setReadAtFirst] = useState<number>();
  if (latest && readAtFirst === undefined) setReadAtFirst(latest.read);
  const last = latest?.messages.at(-1)?.number ?? 0;
  const isUnread = latest !== undefined && (last > latest.read || latest.conversation.unread > 0);
  useEffect(() => {
    if (!isUnread) return;
    const mark = () => {
      // What stays unread for now is marked with the next message or the next look.
      if (document.visibilityState === 'visible')
        api.messages.seen({ id, number: last }).catch(() => undefined);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, last, isUnread]);
  return latest?.messages.find(({ number, is_own }) => !is_own && number > (readAtFirst ?? last))?.number;
}
