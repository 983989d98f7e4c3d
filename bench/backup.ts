// npm run bench -- backup [--openings 1000000] [--candidates 100000] [--applications 200000] [--files 2000]: fills a platform,
// writes a backup, restores it beside the first and compares them row for row and file for file. Then one byte of the backup
// is changed, and its end is cut off: both must be refused. Prints how long each took; fails where anything differs, or where
// backup or restore takes more than half an hour. A million openings need about 20 GB in the temporary folder.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, open, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { sum, writeBackup } from '#server/platform/backup/backup.ts';
import { restoreBackup, type Target } from '#server/platform/backup/restore.ts';
import { startEmbeddedDatabase } from '#server/platform/database/embedded.ts';
import { newStorageKey, type Storage } from '#server/platform/storage.ts';
import { createStorage } from '#server/platform/storage-from-url.ts';
import { peopleWhoRead } from '#support/readings.ts';
import { asTestServer, openServer } from './data-folder.ts';
import { load, openScratch } from './scale-database.ts';

const { values } = parseArgs({
  options: {
    openings: { type: 'string', default: '1000000' },
    candidates: { type: 'string', default: '100000' },
    applications: { type: 'string', default: '200000' },
    files: { type: 'string', default: '2000' },
  },
});
const mostSeconds = 30 * 60;
const quietly = { now: new Date(), tell: () => undefined };
const failures: string[] = [];

const folder = await mkdtemp(join(tmpdir(), 'mihna-bench-backup-'));
const first = await openScratch('backup');
try {
  const storage = createStorage({ dataFolder: join(folder, 'first') });
  await timed('filled', async () => {
    const { company, reader } = await peopleWhoRead(asTestServer(first.server));
    const [openings, candidates, applications] = [
      values.openings,
      values.candidates,
      values.applications,
    ].map(Number);
    if (!openings || !candidates || !applications) throw new Error('How many?');
    await load(first, { openings, candidates, applications, eventsOfEach: 2, company, reader });
    await fill(storage, Number(values.files));
  });

  const file = join(folder, 'backup.tar');
  const source = { connection: first.connection, storage };
  const end = await timed('backup', () => writeBackup(source, file, quietly));
  const { size } = await stat(file);
  console.log(`${sum(end.rows)} rows and ${end.files} files in ${(size / 1e9).toFixed(2)} GB`);

  const second = await anEmptyPlace('second');
  await timed('restore', () => restoreBackup(second, file, quietly));
  const [before, after] = [await rowsOf(first.connection), await rowsOf(second.connection)];
  compare('tables', before, after);
  compare('files', await filesOf(storage), await filesOf(second.storage));
  await second.close();

  await flipOneByte(file, Math.floor(size / 2));
  await expectRefused('one changed byte', file);
  await flipOneByte(file, Math.floor(size / 2));
  await truncate(file, size - 2048);
  await expectRefused('a missing end', file);
} finally {
  await first.close();
  await rm(folder, { recursive: true, force: true });
}
for (const failure of failures) console.error(failure);
console.log(failures.length === 0 ? 'Every bound is kept.' : `${failures.length} bounds are missed.`);
process.exit(failures.length === 0 ? 0 : 1);

async function timed<Made>(what: string, work: () => Promise<Made>): Promise<Made> {
  const began = performance.now();
  const made = await work();
  const seconds = (performance.now() - began) / 1000;
  console.log(`${what} in ${seconds.toFixed(0)} s`);
  if (what !== 'filled' && seconds > mostSeconds) failures.push(`${what} took longer than ${mostSeconds} s`);
  return made;
}

async function fill(storage: Storage, files: number): Promise<void> {
  for (let left = files; left > 0; left -= 1) {
    const content = randomBytes(20_000 + (left % 50) * 1000);
    await storage.put(newStorageKey('pdf'), content, { contentType: 'application/pdf' });
  }
}

async function anEmptyPlace(name: string): Promise<Target & { storage: Storage; close(): Promise<void> }> {
  const own = join(folder, name);
  const database = await startEmbeddedDatabase({ folder: join(own, 'postgres') });
  const { connection } = database;
  return {
    connection,
    storage: createStorage({ dataFolder: own }),
    async prepareTasks() {
      const server = openServer(connection, own);
      await server.platform.tasks.prepare();
      await server.stop();
    },
    async close() {
      await database.stop();
      await rm(own, { recursive: true, force: true });
    },
  };
}

/** How many rows each table has and what all of them add up to; but for what means something in one installation alone. */
async function rowsOf(connection: pg.ClientConfig): Promise<Map<string, string>> {
  const client = new pg.Client({ ...connection, statement_timeout: 0, query_timeout: 0 });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'
        and table_type = 'BASE TABLE' and table_name not in ('installation', 'live_events') order by 1`,
    );
    const found = new Map<string, string>();
    for (const { name } of rows) {
      const { rows: sums } = await client.query(
        `select count(*) as count, sum(hashtextextended(t::text, 0)) as sum from ${client.escapeIdentifier(name)} t`,
      );
      found.set(name, `${sums[0]?.count} rows, ${sums[0]?.sum}`);
    }
    return found;
  } finally {
    await client.end();
  }
}

async function filesOf(storage: Storage): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for await (const { key } of storage.list()) {
    const hash = createHash('sha256');
    for await (const chunk of await storage.stream(key)) hash.update(chunk);
    found.set(key, hash.digest('hex'));
  }
  return found;
}

function compare(what: string, before: Map<string, string>, after: Map<string, string>): void {
  const names = new Set([...before.keys(), ...after.keys()]);
  const different = [...names].filter((name) => before.get(name) !== after.get(name));
  console.log(`${names.size - different.length} of ${names.size} ${what} are equal`);
  for (const name of different) failures.push(`${name}: ${before.get(name)} became ${after.get(name)}`);
}

async function flipOneByte(file: string, place: number): Promise<void> {
  const handle = await open(file, 'r+');
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, place);
  await handle.write(Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, place);
  await handle.close();
}

/** A place that the backup is not restored to stays as empty as it was. */
async function expectRefused(what: string, file: string): Promise<void> {
  const place = await anEmptyPlace('refused');
  const sentence = await restoreBackup(place, file, quietly).then(
    () => undefined,
    (error: Error) => error.message,
  );
  if (sentence === undefined) failures.push(`A backup with ${what} was taken`);
  else console.log(`refused for ${what}: ${sentence}`);
  const tables = await rowsOf(place.connection);
  if (tables.size > 0) failures.push(`A refused backup left ${tables.size} tables`);
  await place.close();
}
