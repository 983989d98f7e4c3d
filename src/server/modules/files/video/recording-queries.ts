import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { recordings } from '#server/modules/files/table.ts';
import type { Database } from '#server/platform/database/database.ts';

export type Recording = typeof recordings.$inferSelect;

export async function insertRecording(db: Database, row: typeof recordings.$inferInsert): Promise<Recording> {
  const [recording] = await db.insert(recordings).values(row).returning();
  if (!recording) throw new Error('The recording was not written');
  return recording;
}

export async function findRecording(db: Database, id: string): Promise<Recording | undefined> {
  const [row] = await db.select().from(recordings).where(eq(recordings.id, id));
  return row;
}

export async function markComplete(
  db: Database,
  id: string,
  complete: { fileId: string; receivedBytes: number },
): Promise<void> {
  await db.update(recordings).set(complete).where(eq(recordings.id, id));
}

export async function deleteRecording(db: Database, id: string): Promise<void> {
  await db.delete(recordings).where(eq(recordings.id, id));
}

/** The unfinished recordings of an account, latest first. */
export function listOpenRecordings(db: Database, ownerId: string): Promise<Recording[]> {
  return db
    .select()
    .from(recordings)
    .where(and(eq(recordings.ownerId, ownerId), isNull(recordings.fileId)))
    .orderBy(desc(recordings.createdAt), recordings.id);
}

export function listOldRecordings(
  db: Database,
  before: { visitors: Date; accounts: Date },
): Promise<Recording[]> {
  const isOld = or(
    and(isNull(recordings.ownerId), lt(recordings.createdAt, before.visitors)),
    lt(recordings.createdAt, before.accounts),
  );
  return db.select().from(recordings).where(isOld).limit(500);
}

/** Where the recordings grow that are on their way. */
export async function listTemporaryPaths(db: Database): Promise<string[]> {
  const rows = await db
    .select({ path: recordings.temporaryPath })
    .from(recordings)
    .where(isNull(recordings.fileId));
  return rows.map(({ path }) => path);
}

export async function noteReceived(db: Database, id: string, receivedBytes: number): Promise<void> {
  await db.update(recordings).set({ receivedBytes }).where(eq(recordings.id, id));
}
