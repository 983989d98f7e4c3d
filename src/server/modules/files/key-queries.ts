import { and, asc, count, eq, exists, inArray, lt, lte, min, sql, sum } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { installation } from '#server/platform/installation-table.ts';
import { files, filesSetAside, keysToErase } from './table.ts';

/** Writes down that the content of a key goes at a time, or earlier if that stands there already. */
export async function insertKeysToErase(db: Database, keys: string[], dueAt: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insert(keysToErase)
    .values(keys.map((key) => ({ key, dueAt })))
    .onConflictDoUpdate({
      target: keysToErase.key,
      set: { dueAt: sql`least(${keysToErase.dueAt}, excluded.due_at)` },
    });
}

/** The same for what is drawn again: it goes at the later time. */
export async function prolongKey(db: Database, key: string, dueAt: Date): Promise<void> {
  await db
    .insert(keysToErase)
    .values({ key, dueAt })
    .onConflictDoUpdate({ target: keysToErase.key, set: { dueAt } });
}

/** Takes the record of a key back that has not come due; false where it has, or is not there. */
export async function takeBackKey(db: Database, key: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .delete(keysToErase)
    .where(and(eq(keysToErase.key, key), sql`${keysToErase.dueAt} > ${now}`));
  return rowCount === 1;
}

/** Drops the records of those keys that a file names: their content stays. */
export async function dropNamedKeys(db: Database, keys: string[]): Promise<void> {
  const isNamed = exists(
    db.select({ key: files.storageKey }).from(files).where(eq(files.storageKey, keysToErase.key)),
  );
  await db.delete(keysToErase).where(and(inArray(keysToErase.key, keys), isNamed));
}

export async function listKeysToErase(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ key: keysToErase.key })
    .from(keysToErase)
    .where(lte(keysToErase.dueAt, now))
    .orderBy(asc(keysToErase.dueAt))
    .limit(limit);
  return rows.map(({ key }) => key);
}

/** Which of these keys have come due. */
export async function dueKeys(db: Database, keys: string[], now: Date): Promise<string[]> {
  const rows = await db
    .select({ key: keysToErase.key })
    .from(keysToErase)
    .where(and(inArray(keysToErase.key, keys), lte(keysToErase.dueAt, now)));
  return rows.map(({ key }) => key);
}

export async function deleteKeyToErase(db: Database, key: string): Promise<void> {
  await db.delete(keysToErase).where(eq(keysToErase.key, key));
}

/** Which of these keys some record knows: a file, or what is to be erased. */
export async function recordedKeys(db: Database, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const named = db.select({ key: files.storageKey }).from(files).where(inArray(files.storageKey, keys));
  const due = db.select({ key: keysToErase.key }).from(keysToErase).where(inArray(keysToErase.key, keys));
  return new Set((await named.union(due)).map(({ key }) => key));
}

export async function insertSetAside(
  db: Database,
  file: { key: string; size: number; setAsideAt: Date },
): Promise<void> {
  await db.insert(filesSetAside).values(file).onConflictDoUpdate({ target: filesSetAside.key, set: file });
}

export function listSetAside(db: Database, before: Date, limit: number) {
  return db
    .select({ key: filesSetAside.key, setAsideAt: filesSetAside.setAsideAt })
    .from(filesSetAside)
    .where(lt(filesSetAside.setAsideAt, before))
    .orderBy(asc(filesSetAside.setAsideAt))
    .limit(limit);
}

export async function deleteSetAside(db: Database, key: string): Promise<void> {
  await db.delete(filesSetAside).where(eq(filesSetAside.key, key));
}

/** How much lies aside: files, bytes, and since when the first. */
export async function countSetAside(db: Database) {
  const [row] = await db
    .select({
      files: count(),
      bytes: sum(filesSetAside.size).mapWith(Number),
      since: min(filesSetAside.setAsideAt),
    })
    .from(filesSetAside);
  return { files: row?.files ?? 0, bytes: row?.bytes ?? 0, since: row?.since ?? null };
}

/** The key up to which the storage was looked through. */
export async function readWalk(db: Database): Promise<string> {
  const [row] = await db.select({ walkedTo: installation.walkedTo }).from(installation);
  return row?.walkedTo ?? '';
}

export async function noteWalk(db: Database, walkedTo: string | null): Promise<void> {
  await db.update(installation).set({ walkedTo });
}
