import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { recordings } from '../table.ts';

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

export function listOldRecordings(db: Database, before: Date): Promise<Recording[]> {
  return db.select().from(recordings).where(lt(recordings.createdAt, before)).limit(500);
}
