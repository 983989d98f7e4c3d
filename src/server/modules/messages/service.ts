import { isId } from '#domain/ids.ts';
import {
  awayMinutes,
  type ConversationFilter,
  type ConversationSide,
  conversationsShown,
  messagesShown,
  otherSide,
} from '#domain/messages/limits.ts';
import type { NewMessage } from '#domain/messages/messages.ts';
import { reportedMessages } from '#domain/messages/reports.ts';
import { countryOf } from '#domain/reference/countries.ts';
import { zoneOfCountry } from '#domain/zones.ts';
import { claimFile, type FileRecord, filePath } from '#server/modules/files/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { passLive, publishLive } from '#server/platform/live/publish.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { audienceOf, requireConversation, type Sides } from './access.ts';
import { putConversation, selectBond } from './bond-queries.ts';
import { type ConversationRow, countUnread, selectConversations } from './conversation-queries.ts';
import { messageWritten } from './events.ts';
import { insertFiles } from './file-queries.ts';
import { isOpen, mayAct, readerOf } from './policy.ts';
import {
  insertMessage,
  lockConversation,
  type MessageRow,
  markRead,
  selectMessageByKey,
  selectMessages,
  selectReadByOthers,
} from './queries.ts';
import { keepReport } from './reports/service.ts';
import { tellByMail } from './task-names.ts';

/** A page of the caller's conversations. */
export async function listConversations(
  context: Sides,
  input: { page?: number | undefined; show?: ConversationFilter | undefined; searchkey?: string | undefined },
) {
  return selectConversations(context.db, readerOf(context.actor), {
    show: input.show,
    searchkey: input.searchkey,
    offset: ((input.page ?? 1) - 1) * conversationsShown,
    limit: conversationsShown,
  });
}

/** In how many conversations something is unread; none where messages are switched off. */
export async function countUnreadConversations(context: Sides): Promise<number> {
  return countUnread(context.db, readerOf(context.actor), 100);
}

/** Messages of a conversation, the first one first. */
export async function readConversation(
  context: Sides,
  { id, before }: { id: string; before?: number | undefined },
) {
  const conversation = await requireConversation(context, id);
  const { side } = readerOf(context.actor);
  const found = await selectMessages(context.db, { id, before, limit: messagesShown + 1 });
  const readByOthers = await selectReadByOthers(context.db, id, conversation.candidateId, side);
  const mayWrite = mayAct(context.actor);
  return {
    conversation,
    messages: found.slice(0, messagesShown).reverse(),
    hasEarlier: found.length > messagesShown,
    readByOthers,
    clock: clockOfOther(conversation, side, context.clock.now()),
    may: { write: mayWrite && isOpen(conversation), block: mayWrite },
  };
}

/** Where the other side is and what its clocks follow; null for a country of several times. */
function clockOfOther(row: ConversationRow, side: ConversationSide, now: Date) {
  if (side === 'candidate') return { country: row.companyCountry, timezone: row.companyTimezone };
  const timezone = zoneOfCountry(countryOf(row.residenceCountry)?.code, now);
  return timezone ? { country: row.residenceCountry, timezone } : null;
}

/** Begins a conversation with a candidate who applied or was invited; anybody else answers as if there were nobody. */
export async function openConversation(context: Context<CompanyActor>, candidateId: string) {
  const { db, actor, clock } = context;
  const bond = isId(candidateId) && (await selectBond(db, actor.companyId, candidateId));
  if (!bond) throw new Refusal('NOT_FOUND');
  if (!bond.isSeen) throw new Refusal('CONVERSATION_UNSEEN');
  const now = clock.now();
  const id = await putConversation(db, {
    companyId: actor.companyId,
    candidateId,
    openingId: bond.openingId,
    createdAt: now,
    lastAt: now,
  });
  return { id, locale: bond.locale };
}

/** Writes a message; the same one sent again answers as before. */
export async function writeMessage(context: Sides, { id, text, files, key }: NewMessage & { id: string }) {
  const { db, actor, clock, tasks } = context;
  const conversation = await requireConversation(context, id);
  if (!mayAct(actor)) throw new Refusal('NOT_ALLOWED');
  const locked = await lockConversation(db, id);
  if (!locked) throw new Refusal('NOT_FOUND');
  const { side } = readerOf(actor);
  const sent = await selectMessageByKey(db, id, key);
  if (sent) {
    const isSame =
      sent.text === text &&
      sent.files.length === files.length &&
      sent.files.every(({ id: fileId }, index) => filePath(fileId) === files[index]);
    if (sent.authorId !== actor.accountId || !isSame) throw new Refusal('CONFLICT');
    return { ...sent, side, key, ...authorOf(actor) };
  }
  if (!isOpen(conversation)) throw new Refusal('CONVERSATION_CLOSED');
  const now = clock.now();
  const number = locked.lastNumber + 1;
  const message = { number, side, authorId: actor.accountId, text, key, createdAt: now };
  const attached = await claimFiles(context, files);
  await insertMessage(db, { ...message, conversationId: id }, attached[0]?.label);
  await insertFiles(db, { id, number }, attached);
  await markRead(db, { id, accountId: actor.accountId, side, number, now });
  await publishLive(context, { ...audienceOf(locked), kind: 'messages', id });
  const { companyId, openingId } = locked;
  await context.events.publish(context, messageWritten, {
    conversationId: id,
    number,
    side,
    companyId,
    openingId,
  });
  const to = otherSide(side);
  const startAfter = new Date(now.getTime() + awayMinutes * 60_000);
  await tasks.enqueue(db, tellByMail, { id, side: to }, { startAfter, singletonKey: `${id} ${to}` });
  return { ...message, ...authorOf(actor), files: attached.map(asAttached) };
}

function authorOf(actor: Sides['actor']) {
  return { author: actor.name, authorAr: actor.nameAr };
}

/** Each its sender's own, and uploaded to go along with a message. */
async function claimFiles(context: Sides, paths: readonly string[]): Promise<FileRecord[]> {
  const { accountId: ownerId } = context.actor;
  const attached: FileRecord[] = [];
  for (const path of paths)
    attached.push(await claimFile(context, { path, kind: 'attachment', ownerId, field: 'files' }));
  return attached;
}

function asAttached({ id, label, contentType, size }: FileRecord) {
  return { id, name: label, type: contentType, size };
}

/** Tells the other side, if it looks now, that the caller is writing. */
export async function passWriting(context: Sides, id: string): Promise<void> {
  const conversation = await requireConversation(context, id);
  const { actor } = context;
  if (!mayAct(actor) || !isOpen(conversation)) return;
  const { side } = readerOf(actor);
  const sign = { kind: 'messages', id, word: side } as const;
  await passLive(
    context,
    side === 'company'
      ? { personIds: [conversation.candidateId], ...sign }
      : { companyId: conversation.companyId, ...sign },
  );
}

/** Brings the other side before the administrators, with what was written last. */
export async function reportConversation(context: Sides, { id, text }: { id: string; text: string }) {
  const { db, actor } = context;
  const conversation = await requireConversation(context, id);
  if (!mayAct(actor)) throw new Refusal('NOT_ALLOWED');
  const last = (await selectMessages(db, { id, limit: reportedMessages })).reverse();
  const evidence = last.map((message) => ({
    side: message.side,
    text: textOf(message),
    sent_at: message.createdAt.toISOString(),
  }));
  const about = otherSide(readerOf(actor).side);
  await keepReport(context, { conversationId: conversation.id, about, text, evidence });
}

function textOf({ text, files }: MessageRow): string {
  return [text, ...files.map(({ name }) => `[${name}]`)].filter(Boolean).join(' ');
}
