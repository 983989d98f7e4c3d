import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { aPublicOpening } from '#server/modules/content/feeds/opening.fixture.ts';
import { sweepKeysName } from '#server/modules/files/task-names.ts';
import { testServer } from '#support/test-server.ts';
import { keptOpeningPicture } from './kept-picture.ts';

const server = testServer();
const hour = 3_600_000;

const draw = (title: string) => keptOpeningPicture(server().platform, aPublicOpening({ title }), 'en');

function pictures(): string[] {
  const folder = join(server().platform.config.dataFolder, 'files');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.png'));
}

async function sweepAfter(hours: number): Promise<void> {
  server().clock.advance(hours * hour);
  await server().platform.tasks.enqueue(server().platform.db, sweepKeysName, {});
  await server().runTasks();
}

beforeEach(() => sweepAfter(48));

test('a picture is drawn once for what it says, is kept for a day, and goes then', async () => {
  const first = await draw('Harbour pilot');
  expect(pictures()).toHaveLength(1);
  await sweepAfter(23);
  expect(await draw('Harbour pilot')).toEqual(first);
  expect(pictures()).toHaveLength(1);
  await sweepAfter(2);
  expect(pictures()).toEqual([]);
});

test('another title is another picture', async () => {
  await draw('Harbour pilot');
  await draw('Tug master');
  expect(pictures()).toHaveLength(2);
});

test('the logo of a company that hides itself is not even looked for, one that is gone is left out', async () => {
  const gone = '00000000-0000-4000-8000-000000000000';
  const { platform } = server();
  const hidden = aPublicOpening({ hide_company_name: true });
  const plain = await keptOpeningPicture(platform, hidden, 'en');
  expect(await keptOpeningPicture(platform, hidden, 'en', gone)).toEqual(plain);
  expect(pictures()).toHaveLength(1);
  const named = await keptOpeningPicture(platform, aPublicOpening(), 'en');
  expect(await keptOpeningPicture(platform, aPublicOpening(), 'en', gone)).toEqual(named);
});
