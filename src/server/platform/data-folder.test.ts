import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDataFolder } from './data-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mihna-data-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

test('a second process on the folder ends within 5 s with a sentence naming the first', async () => {
  const { release } = await lockDataFolder(folder);
  const second = spawnSync(process.execPath, program(), { encoding: 'utf8', timeout: 5_000 });
  expect(second.status).toBe(1);
  expect(second.stderr).toContain(`Another Mihna (process ${process.pid}) uses the data folder ${folder}.`);
  expect(await readFile(join(folder, 'mihna.pid'), 'utf8')).toBe(`${process.pid}\n`);
  await release();
});

test('a released folder can be taken again, and a missing one is made', async () => {
  const deep = join(folder, 'a', 'b');
  const first = await lockDataFolder(deep);
  await expect(lockDataFolder(deep)).rejects.toThrow('Another Mihna');
  await first.release();
  await first.release();
  const second = await lockDataFolder(deep);
  await second.release();
});

test('the lock of a killed process is taken over', async () => {
  const holder = await startHolder();
  await expect(lockDataFolder(folder)).rejects.toThrow(`process ${holder.pid}`);
  const ended = new Promise((resolve) => holder.once('exit', resolve));
  holder.kill('SIGKILL');
  await ended;
  const { release } = await lockDataFolder(folder);
  await release();
});

test('a left pid that belongs to another program now does not keep the folder', async () => {
  await writeFile(join(folder, 'mihna.lock'), '');
  await writeFile(join(folder, 'mihna.pid'), `${process.ppid}\n`);
  const { release } = await lockDataFolder(folder);
  await release();
});

test('of many that start at once exactly one gets the folder', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => startHolder().catch(() => undefined)));
  const holders = all.filter((holder) => holder !== undefined);
  for (const holder of holders) holder.kill('SIGKILL');
  expect(holders).toHaveLength(1);
}, 30_000);

test('a folder that can not be made ends in a sentence', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(lockDataFolder(join(folder, 'file', 'data'))).rejects.toThrow("can't be used");
});

function startHolder(): Promise<ChildProcess> {
  const holder = spawn(process.execPath, program(), { stdio: ['ignore', 'pipe', 'ignore'] });
  return new Promise((resolve, reject) => {
    holder.stdout?.once('data', () => resolve(holder));
    holder.once('exit', () => reject(new Error('It did not get the folder.')));
  });
}

function program(): string[] {
  const source = `
    import { lockDataFolder } from ${JSON.stringify(new URL('./data-folder.ts', import.meta.url).href)};
    await lockDataFolder(${JSON.stringify(folder)}).catch((error) => {
      console.error(error.message);
      process.exit(1);
    });
    console.log('held');
    setInterval(() => {}, 1000);`;
  return ['--input-type=module', '-e', source];
}
