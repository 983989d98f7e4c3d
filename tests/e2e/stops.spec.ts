import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type BuiltProduct, startBuilt } from './support/built-product.ts';

let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mihna-stops-'));
});
test.afterAll(async () => {
  for (const { pid } of processesOn(folder)) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test('a stop at any moment of the start leaves no database behind, and the next start goes on', async () => {
  test.setTimeout(240_000);
  const postgres = join(folder, 'postgres');
  const isThere = (path: string) => () => existsSync(path);
  const moments: [string, () => boolean][] = [
    ['the database is being made', () => processesOn(folder).some(({ title }) => title.includes('initdb'))],
    [
      'its process has begun',
      () => processesOn(folder).some(({ title }) => title.includes(`-D ${postgres} `)),
    ],
    ['it writes its marks', isThere(join(postgres, 'postmaster.pid'))],
    ['it takes connections', isThere(join(postgres, '.s.PGSQL.5432'))],
    [
      'somebody is connected',
      () => processesOn(folder).some(({ title }) => title.includes('postgres: mihna')),
    ],
    ['the storage has its mark', isThere(join(folder, 'files/installation'))],
  ];
  for (const [moment, hasCome] of moments) {
    const product = await startBuilt({ DATA_DIR: folder, DEMO: 'off' });
    await until(product, hasCome);
    expect(await product.stop(), moment).toBe(0);
    expect(processesOn(folder), moment).toEqual([]);
    expect(existsSync(join(postgres, 'postmaster.pid')), moment).toBe(false);
    expect(product.said(), moment).toBe('');
  }
  const last = await startBuilt({ DATA_DIR: folder, DEMO: 'off' });
  await last.ready;
  expect(await last.stop()).toBe(0);
  expect(processesOn(folder)).toEqual([]);
});

/** The moment, which may pass between two looks: the end of the start counts as well. */
async function until(product: BuiltProduct, hasCome: () => boolean): Promise<void> {
  let isOver = false;
  void product.ready.catch(() => undefined).then(() => (isOver = true));
  while (!hasCome() && !isOver) await sleep(2);
}

/** Programs that work in the folder, or were told of it; the product itself works elsewhere. */
function processesOn(path: string): { pid: number; title: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const title = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        const isOn = readlinkSync(`/proc/${name}/cwd`).startsWith(path) || title.includes(`-D ${path}`);
        return isOn ? [{ pid: Number(name), title }] : [];
      } catch {
        return []; // It has ended.
      }
    });
}
