import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { ConversationFilter, ConversationSide } from '#domain/messages/limits.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { literalPattern } from '#server/platform/database/like.ts';
import { sharesName } from '#server/platform/database/names.ts';
import { conversationReads, conversations } from './table.ts';

/** Whose conversations are read. */
export interface Reader {
  side: ConversationSide;
  /** Of the company, or of the candidate. */
  sideId: string;
  accountId: string;
}

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof selectConversation>>>;

const read = {
  number: sql<number>`coalesce(${conversationReads.number}, 0)`,
  seen: sql<number>`coalesce(${conversationReads.seen}, 0)`,
  isMarkedUnread: sql<boolean>`coalesce(${conversationReads.isMarkedUnread}, false)`,
};

/** Conversations of a reader that may be seen: a candidate who hides from a company or left is not reached any more. */
export function readable(db: Database, { side, sideId, accountId }: Reader) {
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
      companyMutedAt: conversations.companyMutedAt,
      candidateMutedAt: conversations.candidateMutedAt,
      openingId: conversations.openingId,
      readNumber: read.number,
      seen: read.seen,
      isMarkedUnread: read.isMarkedUnread,
      candidateName: accounts.name,
      candidateNameAr: accounts.nameAr,
      avatarFileId: candidates.avatarFileId,
      residenceCountry: candidates.residenceCountry,
      isHidden: sql<boolean>`${candidates.hiddenFromCompanies} @> array[${conversations.companyId}]`,
      companyName: companies.name,
      companyNameAr: companies.nameAr,
      companySlug: companies.slug,
      companyLogoFileId: companies.logoFileId,
      companyCountry: companies.country,
      companyTimezone: companies.timezone,
      approvedStatus: companies.approvedStatus,
      disabledFeatures: companies.disabledFeatures,
      jobId: jobOpenings.id,
      // A candidate knows no opening that never was public.
      jobTitle:
        side === 'company'
          ? jobOpenings.title
          : sql<
              string | null
            >`case when ${jobOpenings.firstPublishedAt} is not null then ${jobOpenings.title} end`,
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
  const found = and(isOwn, sql`${conversations.lastNumber} > 0`, showing(reader, wanted));
  const page = await rows
    .where(found)
    .orderBy(sql`${conversations.lastAt} desc nulls first`, sql`${conversations.id} desc nulls first`)
    .limit(wanted.limit)
    .offset(wanted.offset);
  return { rows: page, total: await countFound(db, reader, found, 10_000) };
}

/** In how many conversations of a reader something is unread, at most `most`; muted ones call nobody. */
export async function countUnread(db: Database, reader: Reader, most: number): Promise<number> {
  const { isOwn } = readable(db, reader);
  const muted = reader.side === 'company' ? conversations.companyMutedAt : conversations.candidateMutedAt;
  return countFound(db, reader, and(isOwn, isNull(muted), showing(reader, { show: 'unread' })), most);
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

function showing({ side, sideId }: Reader, { show, searchkey }: Pick<Wanted, 'show' | 'searchkey'>) {
  const theirs = side === 'company' ? conversations.candidateCount : conversations.companyCount;
  const shown = {
    unread: sql`(${theirs} > coalesce(${conversationReads.seen}, 0) or ${conversationReads.isMarkedUnread})`,
    waits: sql`${conversations.lastSide} <> ${side}`,
    blocked: sql`(${conversations.companyBlockedAt} is not null or ${conversations.candidateBlockedAt} is not null)`,
  };
  if (!searchkey) return show && shown[show];
  const pattern = `%${literalPattern(searchkey)}%`;
  const other = side === 'company' ? accounts : companies;
  const isCalled = sql.join(
    [other.name, other.nameAr].map((name) => sql`${name} ilike ${pattern}`),
    sql` or `,
  );
  const own = side === 'company' ? sql`c.company_id = ${sideId}` : sql`c.candidate_id = ${sideId}`;
  // Asked once for all conversations of the reader, not once for each: by the words' index, or by the reader's messages.
  return and(
    show && shown[show],
    sql`(${isCalled} or ${sharesName(other.nameKeys, searchkey)} or ${jobOpenings.title} ilike ${pattern} or ${conversations.id} in (
      select m.conversation_id from messages m join conversations c on c.id = m.conversation_id
      where ${own} and m.text ilike ${pattern}))`,
  );
}
