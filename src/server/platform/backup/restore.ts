import pg from 'pg';
import { migrateDatabase, newestMigration } from '#server/platform/database/migrate.ts';
import { renewInstallation, restoringMark } from '#server/platform/installation.ts';
import { isKey, type Storage } from '#server/platform/storage.ts';
import { WrongSetting } from '#server/platform/wrong-setting.ts';
import { checkArchive, readArchive, readJson } from './archive.ts';
import type { Progress, Source } from './backup.ts';
import { type Loading, openLoading } from './database-in.ts';
import { type BackupEnd, type BackupHead, endName, filesFolder, tableEntry } from './format.ts';

export interface Target extends Source {
  /** Makes the queues of the tasks, once the tables stand. */
  prepareTasks(): Promise<void>;
}

/**
 * Brings an empty database and an empty storage to what the backup holds. All of it is checked before anything is
 * written; the database is there with the last row, or empty; a storage that got half of the files says so to every
 * start, and takes the restore again. Throws `WrongSetting` with what to do. The installation is a new one; its id is
 * the mark that a storage carries which is filled some other way.
 */
export async function restoreBackup(
  target: Target,
  file: string,
  { tell }: { tell: Progress },
): Promise<{ end: BackupEnd; id: string }> {
  const { head, end } = await checkArchive(file);
  if (head.migration > newestMigration())
    throw new WrongSetting(
      `${file} was made by a newer version of the product than this one. Restore it with that version.`,
    );
  await requireEmptyDatabase(target.connection);
  if (target.storage) await requireEmptyStorage(target.storage);
  tell(`The backup of ${head.madeAt} is whole: ${end.files} files.`);
  await target.storage?.mark(restoringMark, { replaces: true });
  await migrateDatabase(target.connection, 'migrations', head.migration);
  await target.prepareTasks();
  const loading = await openLoading(target.connection, head);
  try {
    await loadAll({ file, head, end, loading, storage: target.storage, tell });
    const id = await renewInstallation((text, values) => loading.query(text, values));
    await loading.commit();
    await target.storage?.mark(id, { replaces: true });
    return { end, id };
  } finally {
    await loading.close();
  }
}

async function loadAll(parts: {
  file: string;
  head: BackupHead;
  end: BackupEnd;
  loading: Loading;
  storage: Storage | undefined;
  tell: Progress;
}): Promise<void> {
  const { file, head, end, loading, storage, tell } = parts;
  const tables = new Map(head.tables.map((table) => [tableEntry(table), table]));
  let files = 0;
  for await (const { name, size, content } of readArchive(file)) {
    const table = tables.get(name);
    const key = name.startsWith(filesFolder) ? name.slice(filesFolder.length) : '';
    if (table) {
      const count = await loading.load(table, content);
      const expected = end.rows[`${table.schema}.${table.name}`];
      if (count !== expected)
        throw new WrongSetting(
          `${table.name} has ${count} rows where ${expected} were written. Nothing was changed.`,
        );
    } else if (isKey(key) && storage) {
      await storage.put(key, content, { contentType: 'application/octet-stream', size });
      files += 1;
      if (files % 1000 === 0) tell(`${files} of ${end.files} files are there …`);
    } else if (name === endName) await readJson(content);
    else content.resume();
  }
}

/** Throws `WrongSetting` where anybody ever had an account there, or where it is another program's. */
export async function requireEmptyDatabase(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ tables: number }>(
      `select count(*)::int as tables from information_schema.tables where table_schema = 'public'`,
    );
    if (rows[0]?.tables && !(await isFresh(client)))
      throw new WrongSetting(
        'The database is not empty. Take an empty one (DATABASE_URL), or with the embedded database a new folder (DATA_DIR).',
      );
  } finally {
    await client.end();
  }
}

/** The same for files; a storage that an earlier try began to fill counts as empty. */
export async function requireEmptyStorage(storage: Storage): Promise<void> {
  const mark = await storage.readMark();
  const first = await storage.list()[Symbol.asyncIterator]().next();
  if (mark !== restoringMark && (mark !== undefined || !first.done))
    throw new WrongSetting(
      'The storage is not empty. Take an empty bucket or folder (STORAGE_URL), or a new DATA_DIR.',
    );
}

/** Tables that an earlier try made: nobody ever had an account there. */
async function isFresh(client: pg.Client): Promise<boolean> {
  const known = await client.query(`select to_regclass('public.accounts') as accounts`);
  if (!known.rows[0]?.accounts) return false;
  const { rowCount } = await client.query('select from accounts limit 1');
  return rowCount === 0;
}
