import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { ConversationSide } from '#domain/messages/limits.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { filesOfMessage } from './file-queries.ts';
import { conversationReads, conversations, messages } from './table.ts';

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

/** What was written before a number, or last, the latest first; one more than the limit says that there is more. */
export function selectMessages(
  db: Database,
  { id, before, limit }: { id: string; before?: number | undefined; limit: number },
) {
  return db
    .select({
      number: messages.number,
      side: messages.side,
      authorId: messages.authorId,
      author: accounts.name,
      authorAr: accounts.nameAr,
      text: messages.text,
      files: filesOfMessage,
      key: messages.key,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .leftJoin(accounts, eq(accounts.id, messages.authorId))
    .where(and(eq(messages.conversationId, id), before ? lt(messages.number, before) : undefined))
    .orderBy(desc(messages.number))
    .limit(limit);
}

export async function selectMessageByKey(db: Database, id: string, key: string) {
  const [row] = await db
    .select({
      number: messages.number,
      authorId: messages.authorId,
      text: messages.text,
      files: filesOfMessage,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .where(and(eq(messages.conversationId, id), eq(messages.key, key)));
  return row;
}

/** How far anybody of the other side has read. */
export async function selectReadByOthers(
  db: Database,
  id: string,
  candidateId: string,
  side: ConversationSide,
) {
  const isOther = side === 'company' ? sql`= ${candidateId}` : sql`<> ${candidateId}`;
  const [row] = await db
    .select({ number: sql<number>`coalesce(max(${conversationReads.number}), 0)` })
    .from(conversationReads)
    .where(and(eq(conversationReads.conversationId, id), sql`${conversationReads.accountId} ${isOther}`));
  return row?.number ?? 0;
}

/** Locks a conversation, so that its messages are numbered one after the other. */
export async function lockConversation(db: Database, id: string) {
  const [row] = await db.select().from(conversations).where(eq(conversations.id, id)).for('update');
  return row;
}

/** What stands in the list of conversations: the beginning of the text, without one the name of the first file. */
export async function insertMessage(
  db: Database,
  row: typeof messages.$inferInsert,
  firstFile: string | undefined,
): Promise<void> {
  const own = row.side === 'company' ? conversations.companyCount : conversations.candidateCount;
  const count = row.side === 'company' ? 'companyCount' : 'candidateCount';
  await db.insert(messages).values(row);
  await db
    .update(conversations)
    .set({
      lastNumber: row.number,
      lastAt: row.createdAt,
      lastSide: row.side,
      lastText: [...(row.text || firstFile || '')].slice(0, 160).join(''),
      [count]: sql`${own} + 1`,
    })
    .where(eq(conversations.id, row.conversationId));
}

/** Notes how far a person has read; never back. */
export async function markRead(
  db: Database,
  {
    id,
    accountId,
    side,
    number,
    now,
  }: { id: string; accountId: string; side: ConversationSide; number: number; now: Date },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into conversation_reads (conversation_id, account_id, number, seen, read_at)
    select ${id}, ${accountId}, ${number},
      (select count(*) from messages where conversation_id = ${id} and number <= ${number} and side <> ${side}),
      ${now.toISOString()}::timestamptz
    on conflict (conversation_id, account_id) do update
      set number = greatest(conversation_reads.number, excluded.number),
        seen = greatest(conversation_reads.seen, excluded.seen), read_at = excluded.read_at, is_marked_unread = false
      where conversation_reads.number < excluded.number or conversation_reads.is_marked_unread
    returning number`);
  return rows.length > 0;
}

/** Puts a conversation back among a person's unread ones, however far they have read it. */
export async function markUnread(
  db: Database,
  { id, accountId, now }: { id: string; accountId: string; now: Date },
): Promise<void> {
  await db
    .insert(conversationReads)
    .values({ conversationId: id, accountId, number: 0, seen: 0, readAt: now, isMarkedUnread: true })
    .onConflictDoUpdate({
      target: [conversationReads.conversationId, conversationReads.accountId],
      set: { isMarkedUnread: true },
    });
}

/** Since when a side has silenced or blocked a conversation; null takes it back. */
export async function writeSince(
  db: Database,
  id: string,
  side: ConversationSide,
  what: 'Muted' | 'Blocked',
  at: Date | null,
): Promise<void> {
  await db
    .update(conversations)
    .set({ [`${side}${what}At` as const]: at })
    .where(eq(conversations.id, id));
}

export async function writeMailed(
  db: Database,
  id: string,
  side: ConversationSide,
  number: number,
): Promise<void> {
  await db
    .update(conversations)
    .set(side === 'company' ? { companyMailed: number } : { candidateMailed: number })
    .where(eq(conversations.id, id));
}
