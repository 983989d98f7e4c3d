import { and, eq, gt } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { interviewInterviewers, interviews } from '#server/modules/interviews/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { calendarConnections, calendarEntries } from './table.ts';

/** The accounts of CalDAV that an interview concerns: of who holds it, and those that it stands in. */
export async function selectWriters(db: Database, interviewId: string): Promise<string[]> {
  const holding = db
    .select({ id: calendarConnections.id })
    .from(interviewInterviewers)
    .innerJoin(calendarConnections, eq(calendarConnections.accountId, interviewInterviewers.accountId))
    .where(and(eq(interviewInterviewers.interviewId, interviewId), eq(calendarConnections.kind, 'caldav')));
  const written = db
    .select({ id: calendarEntries.connectionId })
    .from(calendarEntries)
    .where(eq(calendarEntries.interviewId, interviewId));
  const rows = await union(holding, written);
  return rows.map(({ id }) => id);
}

/** The interviews that a member is to hold, as many as anybody has. */
export async function selectUpcomingOf(db: Database, accountId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: interviews.id })
    .from(interviews)
    .innerJoin(interviewInterviewers, eq(interviewInterviewers.interviewId, interviews.id))
    .where(
      and(
        eq(interviewInterviewers.accountId, accountId),
        eq(interviews.status, 'Confirmed'),
        gt(interviews.startsAt, now),
      ),
    )
    .limit(500);
  return rows.map(({ id }) => id);
}

export async function findEntry(db: Database, connectionId: string, interviewId: string) {
  const [row] = await db
    .select({ href: calendarEntries.href })
    .from(calendarEntries)
    .where(and(eq(calendarEntries.connectionId, connectionId), eq(calendarEntries.interviewId, interviewId)));
  return row;
}

export async function upsertEntry(db: Database, row: typeof calendarEntries.$inferInsert): Promise<void> {
  await db
    .insert(calendarEntries)
    .values(row)
    .onConflictDoUpdate({ target: [calendarEntries.connectionId, calendarEntries.interviewId], set: row });
}

export async function deleteEntry(db: Database, connectionId: string, interviewId: string): Promise<void> {
  await db
    .delete(calendarEntries)
    .where(and(eq(calendarEntries.connectionId, connectionId), eq(calendarEntries.interviewId, interviewId)));
}
