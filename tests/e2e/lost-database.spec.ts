import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type BuiltProduct, startBuilt } from './support/built-product.ts';

let folder: string;
let product: BuiltProduct | undefined;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mihna-lost-'));
});
test.afterEach(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a database that dies is started again; one that can not be ends the product with code 1', async () => {
  test.setTimeout(180_000);
  product = await startBuilt({ DATA_DIR: folder, DEMO: 'off' });
  await product.ready;
  await killDatabase();
  await expect.poll(() => product?.said()).toContain('is up again');
  await expect.poll(async () => (await fetch(`${product?.url}/readyz`)).status).toBe(200);

  const control = join(folder, 'postgres/global/pg_control');
  await rename(control, `${control}.gone`);
  await killDatabase();
  await expect.poll(() => product?.said(), { intervals: [20] }).toContain('ended for good');
  const given = performance.now();
  expect(await product.ended).toBe(1);
  expect(performance.now() - given).toBeLessThan(2000);
});

async function killDatabase(): Promise<void> {
  const marks = await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8');
  process.kill(Number(marks.split('\n')[0]), 'SIGKILL');
}
