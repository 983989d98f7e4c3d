import { and, asc, desc, eq, inArray, like, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ContactState } from '#domain/contact-states.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { literalPattern } from '#server/platform/database/like.ts';
import { contactMessages, contactReplies, contactWords } from './contact-table.ts';

export type ContactReplyRow = Awaited<ReturnType<typeof selectReplies>>[number];

export async function insertContactMessage(
  db: Database,
  row: typeof contactMessages.$inferInsert,
): Promise<void> {
  await db.insert(contactMessages).values(row);
}

interface Wanted {
  searchkey: string;
  /** By which a number is found that was searched for. */
  phoneLookups: string[];
  /** Without one, all but spam. */
  state?: ContactState;
  offset: number;
  limit: number;
}

export async function selectContactMessages(
  db: Database,
  { searchkey, phoneLookups, state, offset, limit }: Wanted,
) {
  const found = and(
    state ? eq(contactMessages.state, state) : ne(contactMessages.state, 'spam'),
    matching(searchkey, phoneLookups),
  );
  const rows = await db
    .select({
      id: contactMessages.id,
      name: contactMessages.name,
      plainPhone: contactMessages.plainPhone,
      sealedPhone: contactMessages.sealedPhone,
      email: contactMessages.email,
      subject: contactMessages.subject,
      message: contactMessages.message,
      createdAt: contactMessages.createdAt,
      state: contactMessages.state,
      settledAt: contactMessages.settledAt,
      settledBy: accounts.name,
    })
    .from(contactMessages)
    .leftJoin(accounts, eq(accounts.id, contactMessages.settledBy))
    .where(found)
    .orderBy(desc(contactMessages.createdAt), contactMessages.id)
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(contactMessages, found) };
}

/** The answers to any of these messages, the first one first. */
export function selectReplies(db: Database, messageIds: string[]) {
  return db
    .select({
      id: contactReplies.id,
      messageId: contactReplies.messageId,
      text: contactReplies.text,
      createdAt: contactReplies.createdAt,
      author: accounts.name,
    })
    .from(contactReplies)
    .leftJoin(accounts, eq(accounts.id, contactReplies.authorId))
    .where(inArray(contactReplies.messageId, messageIds))
    .orderBy(asc(contactReplies.createdAt), contactReplies.id);
}

/** Locked: of two answers at once, the second one sees the first. */
export async function lockContactMessage(db: Database, id: string) {
  const [row] = await db
    .select({
      id: contactMessages.id,
      name: contactMessages.name,
      email: contactMessages.email,
      subject: contactMessages.subject,
      message: contactMessages.message,
      locale: contactMessages.locale,
    })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update');
  return row;
}

export async function insertReply(db: Database, row: typeof contactReplies.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(contactReplies).values(row).returning({ id: contactReplies.id });
  if (!inserted) throw new Error('The answer was not written');
  return inserted.id;
}

export async function updateContactState(
  db: Database,
  id: string,
  settled: { state: ContactState; settledAt: Date | null; settledBy: string | null },
): Promise<void> {
  await db.update(contactMessages).set(settled).where(eq(contactMessages.id, id));
}

function matching(searchkey: string, phoneLookups: string[]): SQL | undefined {
  if (searchkey === '') return undefined;
  const isSaid = like(contactWords(contactMessages), sql`lower(${`%${literalPattern(searchkey)}%`})`);
  return or(isSaid, phoneLookups.length > 0 ? inArray(contactMessages.phoneLookup, phoneLookups) : undefined);
}
