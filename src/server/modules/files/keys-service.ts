import type { Context } from '#server/platform/context.ts';
import { readStanding } from '#server/platform/installation.ts';
import { newStorageKey } from '#server/platform/storage.ts';
import {
  countSetAside,
  deleteKeyToErase,
  dropNamedKeys,
  dueKeys,
  insertKeysToErase,
  prolongKey,
  takeBackKey,
} from './key-queries.ts';
import { type FileRecord, insertFile } from './queries.ts';
import type { files } from './table.ts';
import { eraseStored } from './task-names.ts';

const day = 86_400_000;
/** What no record names lies aside for so many days. */
export const daysAside = 14;

type Keeper = Pick<Context, 'db' | 'clock' | 'storage'>;

/** Writes down, before anything is stored, that content comes under this key: a day later it goes, unless a file names it. */
export async function intendKey({ db, clock }: Pick<Keeper, 'db' | 'clock'>, key: string): Promise<void> {
  await insertKeysToErase(db, [key], new Date(clock.now().getTime() + day));
}

/** The same for what is kept without a file, from now on for so many hours. */
export async function keepForHours(
  { db, clock }: Pick<Keeper, 'db' | 'clock'>,
  key: string,
  hours: number,
): Promise<void> {
  await prolongKey(db, key, new Date(clock.now().getTime() + (hours * day) / 24));
}

/**
 * Stores content under a new key and writes the file's row, which takes over from the record of the key. What breaks off
 * is erased; where even that fails, by its record.
 */
export async function storeUnderRecord(
  context: Keeper,
  extension: string,
  write: (key: string) => Promise<Omit<typeof files.$inferInsert, 'storageKey'>>,
): Promise<FileRecord> {
  const { db, clock } = context;
  const key = newStorageKey(extension);
  await intendKey(context, key);
  try {
    const row = await write(key);
    return await db.transaction(async (inner) => {
      // A day is over: the sweep may be erasing what came.
      if (!(await takeBackKey(inner, key, clock.now()))) throw new Error('A file took a day to be stored');
      return insertFile(inner, { ...row, storageKey: key });
    });
  } catch (error) {
    await giveUp(context, key).catch(() => undefined);
    throw error;
  }
}

/** Stores content that no file names yet: `takeOver` gives it to files within a day, else it goes. */
export async function storeBefore(
  context: Keeper,
  { extension, contentType }: { extension: string; contentType: string },
  bytes: Uint8Array,
): Promise<string> {
  const key = newStorageKey(extension);
  await intendKey(context, key);
  await context.storage.put(key, bytes, { contentType, size: bytes.byteLength });
  return key;
}

/** From now on files name this content, instead of another: that goes with the transaction. */
export async function takeOver(context: Context, keys: { from: string; to: string }): Promise<void> {
  const { db, clock } = context;
  // A day is over: the sweep may be erasing what came.
  if (!(await takeBackKey(db, keys.to, clock.now()))) throw new Error('A file took a day to be named');
  await letGo(context, [keys.from]);
}

/** Lets the content of these keys go, with the transaction: at once by one task, and else by the record. */
export async function letGo(context: Context, keys: string[]): Promise<void> {
  const distinct = [...new Set(keys)];
  if (distinct.length === 0) return;
  await insertKeysToErase(context.db, distinct, context.clock.now());
  await context.tasks.enqueue(context.db, eraseStored, { keys: distinct });
}

/** Erases those of the keys that have come due and that no file names. */
export async function eraseDue(context: Keeper, keys: string[]): Promise<void> {
  await dropNamedKeys(context.db, keys);
  for (const key of await dueKeys(context.db, keys, context.clock.now())) {
    await context.storage.delete(key);
    await deleteKeyToErase(context.db, key);
  }
}

/** Whether anything may be erased here; what is not ours is left alone, and the log says so. */
export async function mayErase(context: Context): Promise<boolean> {
  const standing = await readStanding(context);
  if (standing === 'ours') return true;
  context.log.error(
    { standing },
    'The storage does not belong to this database: nothing in it is swept or erased. docs/operating/backup.md says what to do',
  );
  return false;
}

/** For administrators: whether the storage is this database's own, and what lies aside there. */
export async function readStorageState(context: Context) {
  const aside = await countSetAside(context.db);
  return {
    isOurs: (await readStanding(context)) === 'ours',
    aside: {
      files: aside.files,
      bytes: aside.bytes,
      goesFrom: aside.since && new Date(aside.since.getTime() + daysAside * day),
    },
  };
}

async function giveUp({ db, storage }: Keeper, key: string): Promise<void> {
  await storage.delete(key);
  await deleteKeyToErase(db, key);
}
