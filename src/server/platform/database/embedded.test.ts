import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';

const isRoot = process.getuid?.() === 0;
const settings = { shared_buffers: '16MB' };
const timeout = 60_000;

let parent: string;
let folder: string;
let running: EmbeddedDatabase | undefined;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'mihna-embedded-'));
  folder = join(parent, 'postgres');
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  await rm(parent, { recursive: true, force: true });
});

test('a new folder becomes a durable UTF-8 database without a TCP port', { timeout }, async () => {
  running = await startEmbeddedDatabase({ folder, settings });
  const [row] = await query(`SELECT lower('É') AS lower, current_setting('fsync') AS fsync,
    current_setting('synchronous_commit') AS commit, current_setting('listen_addresses') AS addresses,
    pg_encoding_to_char(encoding) AS encoding, datlocale AS locale
    FROM pg_database WHERE datname = current_database()`);
  expect(row).toEqual({
    lower: 'é',
    fsync: 'on',
    commit: 'on',
    addresses: '',
    encoding: 'UTF8',
    locale: 'C.UTF-8',
  });
  expect((await stat(running.connection.host)).mode & 0o077).toBe(0);
});

test('a stop keeps what was written, and its address serves other programs', { timeout }, async () => {
  running = await startEmbeddedDatabase({ folder, settings });
  await query('CREATE TABLE kept (id int)');
  await running.stop();
  running = await startEmbeddedDatabase({ folder, settings });
  const client = new Client({ connectionString: running.url });
  await client.connect();
  expect((await client.query('SELECT * FROM kept')).rows).toEqual([]);
  await client.end();
});

test('a killed product loses no acknowledged row, and its database is taken over', { timeout }, async () => {
  const acknowledged = await insertUntilKilled(() => {});
  running = await startEmbeddedDatabase({ folder, settings });
  await expectRows(acknowledged);
});

test('a killed product and a killed database lose no acknowledged row', { timeout }, async () => {
  const acknowledged = await insertUntilKilled(async () => {
    process.kill(Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGKILL');
  });
  running = await startEmbeddedDatabase({ folder, settings });
  await expectRows(acknowledged);
});

test('marks of a gone database are removed although their pid belongs to another program', {
  timeout,
}, async () => {
  const first = await startEmbeddedDatabase({ folder, settings });
  const marks = await readFile(join(folder, 'postmaster.pid'), 'utf8');
  const mark = await readFile(join(folder, '.s.PGSQL.5432.lock'), 'utf8');
  await first.stop();
  await writeFile(join(folder, 'postmaster.pid'), marks.replace(/^\d+/, String(process.ppid)));
  await writeFile(join(folder, '.s.PGSQL.5432.lock'), mark.replace(/^\d+/, String(process.ppid)));
  running = await startEmbeddedDatabase({ folder, settings });
  expect(await query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a product killed while it creates the database leaves no half of it', { timeout }, async () => {
  const product = startProduct();
  const ended = new Promise((resolve) => product.once('exit', resolve));
  while (!(await readdir(parent)).some((name) => name.startsWith('postgres.new-'))) await turn();
  product.kill('SIGKILL');
  await ended;
  running = await startEmbeddedDatabase({ folder, settings });
  expect(await query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect((await readdir(parent)).filter((name) => name.includes('new-'))).toEqual([]);
});

test('a folder whose path is too long for a socket gets a private short one', { timeout }, async () => {
  folder = join(parent, 'a-rather-long-name-'.repeat(6), 'postgres');
  running = await startEmbeddedDatabase({ folder, settings });
  const { host } = running.connection;
  expect(host.length).toBeLessThan(80);
  expect((await stat(host)).mode & 0o777).toBe(0o700);
  await running.stop();
  await rm(host, { recursive: true });
});

if (isRoot) {
  test('root starts it below a closed folder, and it does not run as root', { timeout }, async () => {
    await chmod(parent, 0o700);
    running = await startEmbeddedDatabase({ folder, settings });
    const pid = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0];
    expect(await readFile(`/proc/${pid}/status`, 'utf8')).not.toMatch(/^Uid:.*\b0\b/m);
  });
} else {
  test('a folder that can not be written ends in an error', { timeout }, async () => {
    await chmod(parent, 0o500);
    await expect(startEmbeddedDatabase({ folder, settings })).rejects.toThrow();
    await chmod(parent, 0o700);
  });
}

async function query(text: string): Promise<unknown[]> {
  const client = new Client(running?.connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function expectRows(acknowledged: number): Promise<void> {
  const [row] = (await query('SELECT count(*)::int AS rows, max(id) AS last FROM kept')) as {
    rows: number;
    last: number;
  }[];
  expect(row?.rows).toBe(row?.last);
  expect(row?.last).toBeGreaterThanOrEqual(acknowledged);
  expect(acknowledged).toBeGreaterThan(50);
}

async function insertUntilKilled(alsoKill: () => Promise<void> | void): Promise<number> {
  const product = startProduct();
  const ended = new Promise((resolve) => product.once('exit', resolve));
  let acknowledged = 0;
  for await (const line of createInterface({ input: product.stdout ?? process.stdin })) {
    acknowledged = Number(line);
    if (acknowledged < 100 || product.killed) continue;
    await alsoKill();
    product.kill('SIGKILL');
  }
  await ended;
  return acknowledged;
}

function startProduct(): ChildProcess {
  const program = `
    import { Client } from 'pg';
    import { startEmbeddedDatabase } from ${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)};
    const { connection } = await startEmbeddedDatabase(${JSON.stringify({ folder, settings })});
    const client = new Client(connection);
    await client.connect();
    await client.query('CREATE TABLE kept (id int)');
    for (let id = 1; ; id += 1) {
      await client.query('INSERT INTO kept VALUES ($1)', [id]);
      console.log(id);
    }`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
