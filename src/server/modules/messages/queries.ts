import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { ConversationFilter, ConversationSide } from '#domain/messages/limits.ts';
import { applications } from '#server/modules/applications/table.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { companies, companyMembers } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { poolRequests } from '#server/modules/talent-pool/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { literalPattern } from '#server/platform/database/like.ts';
import { conversationReads, conversations, messages } from './table.ts';

/** Whose conversations are read. */
export interface Reader {
  side: ConversationSide;
  /** Of the company, or of the candidate. */
  sideId: string;
  accountId: string;
}

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof selectConversation>>>;
export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

const read = {
  number: sql<number>`coalesce(${conversationReads.number}, 0)`,
  seen: sql<number>`coalesce(${conversationReads.seen}, 0)`,
};

/** Conversations of a reader that may be seen: a candidate who hides from a company or left is not reached any more. */
function readable(db: Database, { side, sideId, accountId }: Reader) {
  const isOwn =
    side === 'company'
      ? and(
          eq(conversations.companyId, sideId),
          eq(accounts.status, 'active'),
          sql`not ${candidates.hiddenFromCompanies} @> array[${conversations.companyId}]`,
        )
      : eq(conversations.candidateId, sideId);
  const rows = db
    .select({
      id: conversations.id,
      companyId: conversations.companyId,
      candidateId: conversations.candidateId,
      lastNumber: conversations.lastNumber,
      lastAt: conversations.lastAt,
      lastSide: conversations.lastSide,
      lastText: conversations.lastText,
      companyCount: conversations.companyCount,
      candidateCount: conversations.candidateCount,
      companyBlockedAt: conversations.companyBlockedAt,
      candidateBlockedAt: conversations.candidateBlockedAt,
      readNumber: read.number,
      seen: read.seen,
      candidateName: accounts.name,
      avatarFileId: candidates.avatarFileId,
      companyName: companies.name,
      companySlug: companies.slug,
      companyLogoFileId: companies.logoFileId,
      approvedStatus: companies.approvedStatus,
      disabledFeatures: companies.disabledFeatures,
      jobId: jobOpenings.id,
      jobTitle: jobOpenings.title,
    })
    .from(conversations)
    .innerJoin(companies, eq(companies.id, conversations.companyId))
    .innerJoin(candidates, eq(candidates.accountId, conversations.candidateId))
    .innerJoin(accounts, eq(accounts.id, conversations.candidateId))
    .leftJoin(jobOpenings, eq(jobOpenings.id, conversations.openingId))
    .leftJoin(
      conversationReads,
      and(eq(conversationReads.conversationId, conversations.id), eq(conversationReads.accountId, accountId)),
    )
    .$dynamic();
  return { rows, isOwn };
}

/** One conversation of a reader; `isBegun` alone shows one that nothing was written in yet. */
export async function selectConversation(db: Database, reader: Reader, id: string) {
  const { rows, isOwn } = readable(db, reader);
  const isBegun = reader.side === 'candidate' ? sql`${conversations.lastNumber} > 0` : undefined;
  const [row] = await rows.where(and(eq(conversations.id, id), isOwn, isBegun));
  return row;
}

interface Wanted {
  show?: ConversationFilter | undefined;
  searchkey?: string | undefined;
  offset: number;
  limit: number;
}

export async function selectConversations(db: Database, reader: Reader, wanted: Wanted) {
  const { rows, isOwn } = readable(db, reader);
  const found = and(isOwn, sql`${conversations.lastNumber} > 0`, showing(reader.side, wanted));
  const page = await rows
    .where(found)
    .orderBy(sql`${conversations.lastAt} desc nulls first`, sql`${conversations.id} desc nulls first`)
    .limit(wanted.limit)
    .offset(wanted.offset);
  return { rows: page, total: await countFound(db, reader, found, 10_000) };
}

/** In how many conversations of a reader something is unread, at most `most`. */
export async function countUnread(db: Database, reader: Reader, most: number): Promise<number> {
  const { isOwn } = readable(db, reader);
  return countFound(db, reader, and(isOwn, showing(reader.side, { show: 'unread' })), most);
}

async function countFound(db: Database, { accountId }: Reader, found: SQL | undefined, most: number) {
  const some = db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(companies, eq(companies.id, conversations.companyId))
    .innerJoin(candidates, eq(candidates.accountId, conversations.candidateId))
    .innerJoin(accounts, eq(accounts.id, conversations.candidateId))
    .leftJoin(jobOpenings, eq(jobOpenings.id, conversations.openingId))
    .leftJoin(
      conversationReads,
      and(eq(conversationReads.conversationId, conversations.id), eq(conversationReads.accountId, accountId)),
    )
    .where(and(found, sql`${conversations.lastNumber} > 0`))
    .limit(most)
    .as('some');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

function showing(side: ConversationSide, { show, searchkey }: Pick<Wanted, 'show' | 'searchkey'>) {
  const theirs = side === 'company' ? conversations.candidateCount : conversations.companyCount;
  const shown = {
    unread: sql`${theirs} > coalesce(${conversationReads.seen}, 0)`,
    waits: sql`${conversations.lastSide} <> ${side}`,
    blocked: sql`(${conversations.companyBlockedAt} is not null or ${conversations.candidateBlockedAt} is not null)`,
  };
  if (!searchkey) return show && shown[show];
  const pattern = `%${literalPattern(searchkey)}%`;
  const name = side === 'company' ? accounts.name : companies.name;
  return and(
    show && shown[show],
    sql`(${name} ilike ${pattern} or ${jobOpenings.title} ilike ${pattern} or exists (
      select from messages m where m.conversation_id = ${conversations.id} and m.text ilike ${pattern}))`,
  );
}

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
      text: messages.text,
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

export async function insertMessage(db: Database, row: typeof messages.$inferInsert): Promise<void> {
  const own = row.side === 'company' ? conversations.companyCount : conversations.candidateCount;
  const count = row.side === 'company' ? 'companyCount' : 'candidateCount';
  await db.insert(messages).values(row);
  await db
    .update(conversations)
    .set({
      lastNumber: row.number,
      lastAt: row.createdAt,
      lastSide: row.side,
      lastText: [...row.text].slice(0, 160).join(''),
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
      set number = excluded.number, seen = excluded.seen, read_at = excluded.read_at
      where conversation_reads.number < excluded.number
    returning number`);
  return rows.length > 0;
}

export async function writeBlock(
  db: Database,
  id: string,
  side: ConversationSide,
  at: Date | null,
): Promise<void> {
  await db
    .update(conversations)
    .set(side === 'company' ? { companyBlockedAt: at } : { candidateBlockedAt: at })
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

/**
 * What brings a company and a candidate together: an application whose opening shows the company and is not reviewed
 * blind any more, or an invitation that was not declined. `isSeen` is false where only one side would know the other;
 * undefined where there is nothing, or the candidate hides.
 */
export async function selectBond(
  db: Database,
  companyId: string,
  candidateId: string,
  named: readonly string[],
) {
  const [person] = await db
    .select({ name: accounts.name })
    .from(candidates)
    .innerJoin(accounts, eq(accounts.id, candidates.accountId))
    .where(
      and(
        eq(candidates.accountId, candidateId),
        eq(accounts.status, 'active'),
        sql`not ${candidates.hiddenFromCompanies} @> array[${companyId}::uuid]`,
      ),
    );
  if (!person) return undefined;
  const isSeen = sql<boolean>`not ${jobOpenings.hideCompanyName} and (not ${jobOpenings.blindReview} or ${applications.status} in ${named})`;
  const [applied] = await db
    .select({ openingId: applications.openingId, isSeen })
    .from(applications)
    .innerJoin(jobOpenings, eq(jobOpenings.id, applications.openingId))
    .where(
      and(
        eq(applications.companyId, companyId),
        eq(applications.candidateId, candidateId),
        sql`${applications.removedAt} is null and ${applications.status} <> 'Withdrawn'`,
      ),
    )
    .orderBy(desc(isSeen), desc(applications.createdAt))
    .limit(1);
  if (applied?.isSeen) return applied;
  const [invited] = await db
    .select({ openingId: poolRequests.openingId, isSeen: sql<boolean>`true` })
    .from(poolRequests)
    .where(
      and(
        eq(poolRequests.companyId, companyId),
        eq(poolRequests.candidateId, candidateId),
        eq(poolRequests.kind, 'invitation'),
        sql`(${poolRequests.status} = 'Accepted' or (${poolRequests.status} = 'Waiting' and ${poolRequests.expiresAt} > now()))`,
      ),
    )
    .orderBy(desc(poolRequests.createdAt))
    .limit(1);
  return invited ?? applied;
}

/** The conversation of a pair, made where there is none. */
export async function putConversation(db: Database, row: typeof conversations.$inferInsert): Promise<string> {
  const [written] = await db
    .insert(conversations)
    .values(row)
    .onConflictDoUpdate({
      target: [conversations.companyId, conversations.candidateId],
      set: { openingId: sql`coalesce(excluded.opening_id, ${conversations.openingId})` },
    })
    .returning({ id: conversations.id });
  if (!written) throw new Error('The conversation was not written');
  return written.id;
}

const addressee = { id: accounts.id, name: accounts.name, email: accounts.email, locale: accounts.locale };

/** Who is told by email that a candidate wrote: the member who wrote last, else the first owner. */
export async function selectMemberToTell(db: Database, conversationId: string, companyId: string) {
  const [row] = await db
    .select(addressee)
    .from(companyMembers)
    .innerJoin(accounts, eq(accounts.id, companyMembers.accountId))
    .where(and(eq(companyMembers.companyId, companyId), eq(accounts.status, 'active')))
    .orderBy(
      desc(
        sql`coalesce((select max(m.number) from messages m where m.conversation_id = ${conversationId}
          and m.author_id = ${accounts.id}), 0)`,
      ),
      desc(eq(companyMembers.role, 'owner')),
      asc(companyMembers.createdAt),
    )
    .limit(1);
  return row;
}

export async function selectCandidateToTell(db: Database, candidateId: string) {
  const [row] = await db
    .select(addressee)
    .from(accounts)
    .where(and(eq(accounts.id, candidateId), eq(accounts.status, 'active')));
  return row;
}
