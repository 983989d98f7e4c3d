import { messageWaiting } from '#server/modules/notifications/news/message.ts';
import { readSubject } from '#server/modules/notifications/service.ts';
import { publishLive } from '#server/platform/live/publish.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { audienceOf, requireConversation, type Sides } from './access.ts';
import { mayAct, readerOf } from './policy.ts';
import { markRead, markUnread, writeSince } from './queries.ts';

/** Notes how far the caller has read; the other side sees it. */
export async function markConversationRead(context: Sides, { id, number }: { id: string; number: number }) {
  const { db, actor, clock } = context;
  const conversation = await requireConversation(context, id);
  const last = Math.min(number, conversation.lastNumber);
  const { side } = readerOf(actor);
  const isNews = await markRead(db, { id, accountId: actor.accountId, side, number: last, now: clock.now() });
  if (!isNews) return;
  await publishLive(context, { ...audienceOf(conversation), kind: 'messages', id });
  if (last === conversation.lastNumber)
    await readSubject(context, { accountId: actor.accountId, news: messageWaiting, subject: id });
}

/** Puts a conversation back among the caller's unread ones; nobody else sees it. */
export async function markConversationUnread(context: Sides, id: string): Promise<void> {
  const { db, actor, clock } = context;
  await requireConversation(context, id);
  await markUnread(db, { id, accountId: actor.accountId, now: clock.now() });
}

/** Lets a conversation be silent for the caller's side: it is told of it neither by email nor by the bell. */
export async function muteConversation(context: Sides, { id, muted }: { id: string; muted: boolean }) {
  const { db, actor, clock } = context;
  await requireConversation(context, id);
  if (!mayAct(actor)) throw new Refusal('NOT_ALLOWED');
  await writeSince(db, id, readerOf(actor).side, 'Muted', muted ? clock.now() : null);
}

/** Ends a conversation for both sides, or takes the own end back. */
export async function blockConversation(context: Sides, { id, blocked }: { id: string; blocked: boolean }) {
  const { db, actor, clock } = context;
  const conversation = await requireConversation(context, id);
  if (!mayAct(actor)) throw new Refusal('NOT_ALLOWED');
  await writeSince(db, id, readerOf(actor).side, 'Blocked', blocked ? clock.now() : null);
  await publishLive(context, { ...audienceOf(conversation), kind: 'messages', id });
}
