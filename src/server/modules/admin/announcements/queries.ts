import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { type AnnouncementAudience, offersAMonth, offersMonthMs } from '#domain/announcements.ts';
import { userTypes } from '#domain/identity/people.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { contactChoices } from '#server/modules/notifications/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { announcementLetters, announcements } from './table.ts';

export type AnnouncementRow = typeof announcements.$inferSelect;

export async function selectAnnouncements(db: Database, page: { limit: number; offset: number }) {
  const rows = await db
    .select({ row: announcements, editor: accounts.name })
    .from(announcements)
    .leftJoin(accounts, eq(accounts.id, announcements.updatedBy))
    .orderBy(desc(announcements.updatedAt), desc(announcements.id))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: await db.$count(announcements) };
}

export async function selectAnnouncement(db: Database, id: string) {
  const [found] = await db
    .select({ row: announcements, editor: accounts.name })
    .from(announcements)
    .leftJoin(accounts, eq(accounts.id, announcements.updatedBy))
    .where(eq(announcements.id, id));
  return found;
}

/** Locked: saving, sending, cancelling and the task follow each other. */
export async function lockAnnouncement(db: Database, id: string): Promise<AnnouncementRow | undefined> {
  const [row] = await db.select().from(announcements).where(eq(announcements.id, id)).for('update');
  return row;
}

export async function selectSending(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(eq(announcements.state, 'sending'))
    .orderBy(asc(announcements.startedAt));
  return rows.map(({ id }) => id);
}

export async function insertAnnouncement(
  db: Database,
  row: typeof announcements.$inferInsert,
): Promise<string> {
  const [saved] = await db.insert(announcements).values(row).returning({ id: announcements.id });
  if (!saved) throw new Error('The announcement was not written');
  return saved.id;
}

export async function updateAnnouncement(
  db: Database,
  id: string,
  change: Partial<typeof announcements.$inferInsert>,
): Promise<void> {
  await db.update(announcements).set(change).where(eq(announcements.id, id));
}

export async function deleteAnnouncement(db: Database, id: string): Promise<void> {
  await db.delete(announcements).where(eq(announcements.id, id));
}

const reader = {
  id: accounts.id,
  email: accounts.email,
  name: accounts.name,
  nameAr: accounts.nameAr,
  locale: accounts.locale,
};

/** Who may be written to, from the account after `after` on: who agreed, and has room for another offer this month. */
export function selectReaders(
  db: Database,
  asked: { audience: AnnouncementAudience; now: Date; after: string | null; limit: number },
) {
  return db
    .select(reader)
    .from(accounts)
    .where(and(mayRead(db, asked), asked.after === null ? undefined : gt(accounts.id, asked.after)))
    .orderBy(asc(accounts.id))
    .limit(asked.limit);
}

export async function selectReader(db: Database, accountId: string) {
  const [row] = await db
    .select(reader)
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.status, 'active')));
  return row;
}

/** How many may be written to: who agreed, along the indexes of these alone, without those who had enough this month. */
export async function countReaders(db: Database, audience: AnnouncementAudience, now: Date): Promise<number> {
  const hadEnough = db
    .select({ accountId: announcementLetters.accountId })
    .from(announcementLetters)
    .where(gt(announcementLetters.writtenAt, monthBefore(now)))
    .groupBy(announcementLetters.accountId)
    .having(gte(count(), offersAMonth))
    .as('had_enough');
  const [row] = await db
    .select({ readers: count() })
    .from(accounts)
    .where(
      and(
        agreed(db, audience),
        notExists(
          db.select({ id: hadEnough.accountId }).from(hadEnough).where(eq(hadEnough.accountId, accounts.id)),
        ),
      ),
    );
  return row?.readers ?? 0;
}

/** Notes that somebody is written to; false where that was done. */
export async function insertLetter(db: Database, row: typeof announcementLetters.$inferInsert) {
  const rows = await db
    .insert(announcementLetters)
    .values(row)
    .onConflictDoNothing()
    .returning({ accountId: announcementLetters.accountId });
  return rows.length > 0;
}

function mayRead(db: Database, { audience, now }: { audience: AnnouncementAudience; now: Date }) {
  const offers = db
    .select({ letters: count() })
    .from(announcementLetters)
    .where(
      and(
        eq(announcementLetters.accountId, accounts.id),
        gt(announcementLetters.writtenAt, monthBefore(now)),
      ),
    );
  return and(agreed(db, audience), lt(sql`(${offers})`, offersAMonth));
}

function monthBefore(now: Date): Date {
  return new Date(now.getTime() - offersMonthMs);
}

function agreed(db: Database, audience: AnnouncementAudience): SQL | undefined {
  return and(
    // As `accounts_reachable` says it: a parameter in its place would hide the index.
    sql`${accounts.status} = 'active'`,
    isNotNull(accounts.emailVerifiedAt),
    audience === 'candidate'
      ? candidateAgreed(db)
      : audience === 'company'
        ? companyAgreed(db)
        : or(candidateAgreed(db), companyAgreed(db)),
  );
}

function candidateAgreed(db: Database): SQL | undefined {
  return and(
    eq(accounts.userType, userTypes.candidate),
    exists(
      db
        .select({ id: candidates.accountId })
        .from(candidates)
        .where(and(eq(candidates.accountId, accounts.id), sql`${candidates.emailConsent}`)),
    ),
  );
}

function companyAgreed(db: Database): SQL | undefined {
  return and(
    eq(accounts.userType, userTypes.company),
    inArray(
      accounts.id,
      db
        .select({ id: contactChoices.accountId })
        .from(contactChoices)
        .where(
          and(
            eq(contactChoices.topic, 'offers'),
            eq(contactChoices.channel, 'email'),
            eq(contactChoices.isOn, true),
          ),
        ),
    ),
  );
}
