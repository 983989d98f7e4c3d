import { asc, count, desc, eq, gte, inArray, min, sql } from 'drizzle-orm';
import { companies } from '#server/modules/companies/table.ts';
import { contactMessages } from '#server/modules/messaging/contact-table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { readCounts } from '#server/platform/kept-counts.ts';
import { outboxLetters, waitingStatuses } from '#server/platform/mail-table.ts';

export async function countWaitingCompanies(db: Database) {
  const [row] = await db
    .select({ companies: count(), since: min(companies.submittedAt) })
    .from(companies)
    .where(eq(companies.approvedStatus, 'Pending'));
  return row ?? { companies: 0, since: null };
}

export function countOpenMessages(db: Database): Promise<number> {
  return db.$count(contactMessages, eq(contactMessages.state, 'open'));
}

/** How many companies began on each day of a zone; days without any are left out. */
export async function countCompaniesByDay(
  db: Database,
  { since, zone }: { since: Date; zone: string },
): Promise<Map<string, number>> {
  const day = sql<string>`to_char(${companies.createdAt} at time zone ${zone}::text, 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, found: count() })
    .from(companies)
    .where(gte(companies.createdAt, since))
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.found]));
}

export async function countLetters(db: Database) {
  const rows = await db
    .select({ status: outboxLetters.status, found: count() })
    .from(outboxLetters)
    .where(inArray(outboxLetters.status, [...waitingStatuses, 'failed']))
    .groupBy(outboxLetters.status);
  const of = (wanted: string) => rows.find(({ status }) => status === wanted)?.found ?? 0;
  return { queued: of('ordered') + of('queued'), failed: of('failed') };
}

export function selectFailedLetters(db: Database, limit: number) {
  return db
    .select({
      id: outboxLetters.id,
      kind: outboxLetters.kind,
      lastError: outboxLetters.lastError,
      createdAt: outboxLetters.createdAt,
    })
    .from(outboxLetters)
    .where(eq(outboxLetters.status, 'failed'))
    .orderBy(desc(outboxLetters.createdAt), asc(outboxLetters.id))
    .limit(limit);
}

/** Bytes of all files that are kept. */
export async function sumOfFiles(db: Database): Promise<number> {
  return (await readCounts(db, 'files')).get('bytes') ?? 0;
}
