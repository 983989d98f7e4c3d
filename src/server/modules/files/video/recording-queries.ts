import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { type RecordingPart, recordings } from '#server/modules/files/table.ts';
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

/** Adds a piece; false where another one came to this offset first, or the recording is complete or gone. */
export async function appendPart(
  db: Database,
  id: string,
  part: RecordingPart & { size: number },
): Promise<boolean> {
  const { offset, key, size } = part;
  const { rowCount } = await db
    .update(recordings)
    .set({
      receivedBytes: offset + size,
      parts: sql`${recordings.parts} || ${JSON.stringify([{ offset, key }])}::jsonb`,
    })
    .where(and(eq(recordings.id, id), eq(recordings.receivedBytes, offset), isNull(recordings.fileId)));
  return rowCount === 1;
}

/** Names the stored file; false where another completion was first, or the recording is gone. */
export async function markComplete(
  db: Database,
  id: string,
  complete: { fileId: string; receivedBytes: number },
): Promise<boolean> {
  const { rowCount } = await db
    .update(recordings)
    .set({ ...complete, parts: [] })
    .where(and(eq(recordings.id, id), isNull(recordings.fileId)));
  return rowCount === 1;
}

/** Answers the pieces that it had. */
export async function deleteRecording(db: Database, id: string): Promise<RecordingPart[]> {
  const rows = await db
    .delete(recordings)
    .where(eq(recordings.id, id))
    .returning({ parts: recordings.parts });
  return rows.flatMap(({ parts }) => parts);
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
