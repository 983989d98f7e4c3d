import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Platform } from './context.ts';
import type { Database } from './database/database.ts';
import { installation } from './installation-table.ts';
import type { Storage } from './storage.ts';
import { WrongSetting } from './wrong-setting.ts';

const settleLock = 7_305_113;

/**
 * How the storage stands to the database: `ours` carries its id, `unmarked` none, `foreign` another's; `copied` where
 * the database was restored from a dump, so that the one it was taken from may still live on the same storage.
 */
export type Standing = 'ours' | 'unmarked' | 'foreign' | 'copied';

interface Found {
  row: typeof installation.$inferSelect | undefined;
  mark: string | undefined;
  home: string | undefined;
}

/** Asked before anything is erased or swept: in a storage that is not ours nothing goes. */
export async function readStanding({ db, storage }: { db: Database; storage: Storage }): Promise<Standing> {
  return standingOf(await look(db, storage));
}

/**
 * At the start: sees to it that database and storage are one installation's, and ends the start with a sentence where
 * they are not. `isOwnUnmarked` says of a storage without a mark whether this database filled it, or nobody did.
 */
export async function settleInstallation(
  { db, storage, config, log }: Pick<Platform, 'db' | 'storage' | 'config' | 'log'>,
  isOwnUnmarked: (db: Database, storage: Storage) => Promise<boolean>,
): Promise<void> {
  // For itself, so that a start that ends here knows its own mark again.
  await db.insert(installation).values({}).onConflictDoNothing();
  // Of several processes that begin at once, one marks the storage; no request waits for this transaction.
  await db.transaction(async (inner) => {
    await inner.execute(sql`select pg_advisory_xact_lock(${settleLock})`);
    const found = await look(inner, storage).catch((error: Error) => {
      throw new WrongSetting(
        `The storage can't be read (${error.message}), so nobody can tell whether it belongs to this database.`,
      );
    });
    const standing = standingOf(found);
    if (standing === 'ours') return settle(inner, { home: found.home });
    const isFirst = standing === 'unmarked' && found.row?.markedAt === null;
    if (isFirst && found.row && (await isOwnUnmarked(inner, storage))) {
      if ((await storage.mark(found.row.id)) !== found.row.id) throw new WrongSetting(sentences.foreign('?'));
      return settle(inner, { home: found.home });
    }
    const name = found.mark ?? 'unmarked';
    if (name === restoringMark && config.adoptsStorage !== name) throw new WrongSetting(unfinished);
    if (config.adoptsStorage !== name) throw new WrongSetting(sentences[standing](name));
    // A new id: whoever else still counts this storage as its own finds out, and the setting is spent.
    const id = randomUUID();
    await settle(inner, { id, home: found.home });
    await storage.mark(id, { replaces: true });
    log.warn({ installation: id, before: name }, 'The storage belongs to this database from now on');
  });
}

function settle(db: Database, values: { id?: string; home: string | undefined }) {
  return db
    .update(installation)
    .set({ ...values, markedAt: sql`coalesce(marked_at, now())` })
    .then(() => undefined);
}

async function look(db: Database, storage: Storage): Promise<Found> {
  const [row] = await db.select().from(installation);
  return { row, mark: await storage.readMark(), home: await readHome(db) };
}

function standingOf({ row, mark, home }: Found): Standing {
  if (row?.home && home && row.home !== home) return 'copied';
  if (mark === undefined) return 'unmarked';
  return mark === row?.id ? 'ours' : 'foreign';
}

/** What no dump takes along. Unknown where this user may not ask. */
async function readHome(db: Database): Promise<string | undefined> {
  const { rows } = await db.execute<{ may: boolean }>(
    sql`select has_function_privilege('pg_control_system()', 'execute') as may`,
  );
  if (!rows[0]?.may) return undefined;
  const found = await db.execute<{ home: string }>(sql`
    select concat_ws('.', system_identifier, (select oid from pg_database where datname = current_database())) as home
    from pg_control_system()`);
  return found.rows[0]?.home;
}

/**
 * After a restore the database is a new installation, whosever the storage was: it takes the storage as its own, and
 * whoever still uses it sweeps nothing there and does not start again. `query` is in the transaction of the restore.
 */
export async function renewInstallation(
  query: (text: string, values: unknown[]) => Promise<unknown>,
): Promise<string> {
  const id = randomUUID();
  await query(
    `insert into installation (id, marked_at) values ($1, now())
      on conflict (is_only) do update set id = $1, home = null, marked_at = now(), walked_to = null`,
    [id],
  );
  return id;
}

const again = (name: string) => `start once with ADOPT_STORAGE=${name}`;

/** What a storage carries while files are restored into it. */
export const restoringMark = 'restoring';

const unfinished = `A restore into this storage was begun and has not ended. Run it again. If all of it is there, and this database belongs to it, ${again(restoringMark)}.`;

/** What stands in the way, and what to do; `docs/operating/backup.md` says more. */
const sentences: Record<Exclude<Standing, 'ours'>, (name: string) => string> = {
  foreign: (name) =>
    `The storage (STORAGE_URL, or the folder in DATA_DIR) belongs to another installation: its mark is ${name}, and this database has another. Set the storage that belongs to this database. If this one shall have it from now on, as after a restore, ${again(name)}; an installation that still uses it will sweep nothing there any more.`,
  unmarked: (name) =>
    `The storage (STORAGE_URL, or the folder in DATA_DIR) does not carry the mark of this database, and its files are not the ones that this database knows: is the disk mounted, is it the right bucket? If this database shall have it as it is, ${again(name)}.`,
  copied: (name) =>
    `This database was restored from the copy of another, which may still live on the same storage. If that one is gone, or if the storage is a copy as well, ${again(name)}; otherwise set another STORAGE_URL.`,
};
