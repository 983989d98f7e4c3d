import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
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
  claim: { ownerId: string | null; kind: FileKind; claimedAt: Date },
): Promise<void> {
  await db
    .update(files)
    .set({ ...claim, ticketHash: null, addressHash: null })
    .where(eq(files.id, id));
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

/** What visitors have stored and no account has taken, in bytes: from one address, and in all. */
export async function heldByVisitors(db: Database, address: string): Promise<{ own: number; all: number }> {
  const { rows } = await db.execute<{ own: string; all: string }>(sql`
    select coalesce(sum(size) filter (where address_hash = ${address}), 0) as "own",
      coalesce(sum(size), 0) as "all"
    from (
      select size, address_hash from files where owner_id is null and claimed_at is null
      union all
      select received_bytes, address_hash from recordings where owner_id is null and file_id is null
    ) as held`);
  return { own: Number(rows[0]?.own ?? 0), all: Number(rows[0]?.all ?? 0) };
}

/** Files that nothing claimed: of visitors and of accounts, each from before its day. */
export async function listUnclaimed(
  db: Database,
  before: { visitors: Date; accounts: Date },
  limit: number,
): Promise<string[]> {
  const isOld = or(
    and(isNull(files.ownerId), lt(files.createdAt, before.visitors)),
    lt(files.createdAt, before.accounts),
  );
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(isNull(files.claimedAt), isOld))
    .limit(limit);
  return rows.map((row) => row.id);
}

/** Unclaimed files that turned out to be named by a record count as claimed from now on. */
export async function markNamed(db: Database, ids: string[], now: Date): Promise<void> {
  if (ids.length > 0) await db.update(files).set({ claimedAt: now }).where(inArray(files.id, ids));
}

/** Gives files to another account. */
export async function giveFiles(db: Database, ids: string[], from: string, to: string): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(files)
    .set({ ownerId: to })
    .where(and(inArray(files.id, ids), eq(files.ownerId, from)));
}

/** Gives a file that no account owns to one. */
export async function giveUnowned(db: Database, id: string, to: string): Promise<void> {
  await db
    .update(files)
    .set({ ownerId: to })
    .where(and(eq(files.id, id), isNull(files.ownerId)));
}

/** The rows that wait with one content, kept from changing until the transaction ends. */
export function lockWaiting(db: Database, storageKey: string): Promise<FileRecord[]> {
  const isWaiting = sql`${files.facts} ->> 'reading' = 'waiting'`;
  return db
    .select()
    .from(files)
    .where(and(eq(files.storageKey, storageKey), isWaiting))
    .orderBy(files.id)
    .for('update');
}

export async function setFacts(db: Database, id: string, facts: Record<string, unknown>): Promise<void> {
  await db.update(files).set({ facts }).where(eq(files.id, id));
}

/** A file is another content from now on. */
export async function setContent(
  db: Database,
  id: string,
  content: { storageKey: string; contentType: string; size: number; label: string },
): Promise<void> {
  await db.update(files).set(content).where(eq(files.id, id));
}
