import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { embeddedConnection } from '#server/platform/database/embedded.ts';
import { type BuiltProduct, runCommand, startBuilt } from './support/built-product.ts';

const insecure = { PUBLIC_URL: 'http://jobs.example.qa' };
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://jobs.example.qa' };
const withMail = { SMTP_URL: 'smtp://127.0.0.1:9' };

let folder: string;
const products: BuiltProduct[] = [];

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mihna-start-'));
});
test.afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()));
  await rm(folder, { recursive: true, force: true });
});

test('nobody opens the demo to the world by mistake, and one command removes it', async () => {
  test.setTimeout(420_000);
  await starts({ DEMO: 'on' });

  expect(await refuses(production)).toContain('npm run remove-demo');
  expect(await refuses({ ...insecure, ...withMail, DEMO: 'off' })).toContain('npm run remove-demo');

  const aloud = await starts({ ...insecure, DEMO: 'on' });
  expect(aloud.split('without https')).toHaveLength(2);

  const removal = await runCommand('scripts/remove-demo.mjs', { DATA_DIR: folder });
  expect(removal).toEqual({ code: 0, said: expect.stringMatching(/Removed \d+ demo accounts/) });

  expect(await refuses(insecure)).toContain('demo accounts would be made');
  expect(await refuses({ ...insecure, DEMO: 'off' })).toContain('/dev/mailbox');
  expect(await starts(production)).not.toContain('without https');
});

test('a process that works off tasks alone starts beside one that does everything', async () => {
  test.setTimeout(420_000);
  const own = join(folder, 'whole');
  const key = { SECRET_KEY: 'a key of thirty-two signs or more' };
  const whole = await start({ DATA_DIR: own, DEMO: 'off', ...key });
  await whole.ready;
  const { host } = embeddedConnection(join(own, 'postgres'));
  const tasks = await start({
    DATA_DIR: join(folder, 'tasks'),
    DATABASE_URL: `postgresql://mihna@localhost/mihna?host=${encodeURIComponent(host)}`,
    STORAGE_URL: `file://${own}/files`,
    ROLE: 'tasks',
    ...key,
  });
  await tasks.ready;
  expect(await tasks.stop()).toBe(0);
  expect(await whole.stop()).toBe(0);
});

/** What it said until it was stopped. */
async function starts(settings: Record<string, string>): Promise<string> {
  const product = await start(settings);
  await product.ready;
  expect(await product.stop()).toBe(0);
  return product.said();
}

/** What it said when it would not start. */
async function refuses(settings: Record<string, string>): Promise<string> {
  const product = await start(settings);
  expect(await product.ended).toBe(1);
  return product.said();
}

async function start(settings: Record<string, string>): Promise<BuiltProduct> {
  const product = await startBuilt({ DATA_DIR: folder, ...settings });
  products.push(product);
  return product;
}
