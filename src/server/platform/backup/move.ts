import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { renewInstallation, restoringMark } from '#server/platform/installation.ts';
import type { Storage } from '#server/platform/storage.ts';
import { WrongSetting } from '#server/platform/wrong-setting.ts';
import { type Progress, writeBackup } from './backup.ts';
import { requireEmptyDatabase, requireEmptyStorage, restoreBackup } from './restore.ts';

export interface Move {
  from: { connection: pg.ClientConfig; storage: Storage };
  /** What stays is left out; what is given is empty. */
  to: { connection?: pg.ClientConfig; storage?: Storage; prepareTasks(): Promise<void> };
}

/**
 * Moves a product that stands still: its database, its files, or both. What it had stays as it is, and is the
 * product's no more once the move has ended: a start there ends with a sentence. A move that breaks off changes nothing
 * of what the product had, and can be done again into an empty place. Throws `WrongSetting` with what to do.
 */
export async function moveInstallation({ from, to }: Move, tell: Progress): Promise<void> {
  await requireQuiet(from.connection);
  if (to.connection) await requireEmptyDatabase(to.connection);
  if (to.storage) {
    await requireEmptyStorage(to.storage);
    await to.storage.mark(restoringMark, { replaces: true });
    tell(`${await copyFiles(from.storage, to.storage, tell)} files are there.`);
  }
  const storage = to.storage ?? from.storage;
  if (to.connection) {
    const target = { connection: to.connection, prepareTasks: to.prepareTasks };
    await storage.mark(await moveDatabase(from.connection, target, tell), { replaces: true });
    return;
  }
  const client = new pg.Client(from.connection);
  try {
    await client.connect();
    await client.query('begin');
    const id = await renewInstallation((text, values) => client.query(text, values));
    // The new place is ready before the database knows it; until then the old one counts.
    await storage.mark(id, { replaces: true });
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function moveDatabase(
  from: pg.ClientConfig,
  to: { connection: pg.ClientConfig; prepareTasks(): Promise<void> },
  tell: Progress,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mihna-move-'));
  try {
    const file = join(folder, 'database.tar');
    await writeBackup({ connection: from }, file, { now: new Date(), tell });
    return (await restoreBackup(to, file, { tell })).id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyFiles(from: Storage, to: Storage, tell: Progress): Promise<number> {
  let files = 0;
  for await (const { key, size } of from.list()) {
    const content = await from.stream(key);
    try {
      await to.put(key, content, { contentType: 'application/octet-stream', size });
    } finally {
      content.destroy();
    }
    files += 1;
    if (files % 1000 === 0) tell(`${files} files are there …`);
  }
  return files;
}

/** What somebody writes while it is moved would be lost. */
async function requireQuiet(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    if (rows[0]?.others)
      throw new WrongSetting(
        `${rows[0].others} connections to the database are open. Stop every process of the product first.`,
      );
  } finally {
    await client.end();
  }
}
