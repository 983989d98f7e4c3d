import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type FileKind, files } from './table.ts';

export type FileRecord = typeof files.$inferSelect;

export async function findFile(db: Database, id: string): Promise<FileRecord | undefined> {
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row;
}

/** The row, kept from changing until the transaction ends. */
export async function lockFile(db: Database, id: string): Promise<FileRecord | undefined> {
  const [row] = await db.select().from(files).where(eq(files.id, id)).for('update');
  return row;
}

export async function insertFile(db: Database, row: typeof files.$inferInsert): Promise<FileRecord> {
  const [file] = await db.insert(files).values(row).returning();
  if (!file) throw new Error('The file was not written');
  return file;
}

/** Gives the file to its owner; the ticket is spent. */
export async function markClaimed(
  db: Database,
  id: string,
  claim: { ownerId: string; kind: FileKind; claimedAt: Date },
): Promise<void> {
  await db
    .update(files)
    .set({ ...claim, ticketHash: null })
    .where(eq(files.id, id));
}

export async function deleteFileRows(db: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.delete(files).where(inArray(files.id, ids)).returning({ key: files.storageKey });
  return rows.map((row) => row.key);
}

/** Bytes that count against the quota of an account: everything but answers to openings (R5). */
export async function storedBytes(db: Database, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${files.size}), 0)` })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), ne(files.kind, 'answer')));
  return Number(row?.bytes ?? 0);
}

export function listOwnedFiles(db: Database, ownerId: string): Promise<FileRecord[]> {
  return db.select().from(files).where(eq(files.ownerId, ownerId)).orderBy(files.createdAt, files.id);
}

export async function listUnclaimed(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(isNull(files.claimedAt), lt(files.createdAt, before)))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Which of these storage keys some row still refers to. */
export async function knownKeys(db: Database, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.select({ key: files.storageKey }).from(files).where(inArray(files.storageKey, keys));
  return new Set(rows.map((row) => row.key));
}
