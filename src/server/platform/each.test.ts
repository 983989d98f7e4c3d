import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { startSecondServer, testServer } from '#support/test-server.ts';
import { forEachIn, forEachOf, type ListOfWork, type PageOfList, walkPayload } from './each.ts';
import { countSetAside, oldSetAside, selectAllSetAside } from './each-queries.ts';
import { deleteInBatches } from './sweep.ts';

const server = testServer();
const everybody = Array.from({ length: 25 }, (_, index) => String(index).padStart(2, '0'));
let bad = new Set<string>();
let done: string[] = [];
let members = everybody;

beforeEach(async () => {
  bad = new Set();
  done = [];
  members = everybody;
  await server().platform.db.execute(sql`delete from set_aside; delete from walks`);
});

const list: ListOfWork<string> = {
  task: { name: 'identity.erase-unverified', payload: walkPayload },
  pageSize: 10,
  keyOf: (item) => item,
  page: async (_context, which) => pageOf(which),
  async work({ db }, item) {
    await db.execute(sql`insert into signing_keys (purpose, secret) values (${randomUUID()}, 'x')`);
    if (bad.has(item)) throw new Error(`${item} is bad`);
    done.push(item);
  },
};

function pageOf(which: PageOfList): string[] {
  if ('among' in which) return members.filter((item) => which.among.includes(item));
  return members.filter((item) => which.after === undefined || item > which.after).slice(0, which.limit);
}

const context = () => server().systemContext('test');
const asides = () => selectAllSetAside(server().platform.db, 100);
async function written(): Promise<number> {
  const { rows } = await server().platform.db.execute<{ n: number }>(
    sql`select count(*)::int as n from signing_keys where secret = 'x'`,
  );
  return rows[0]?.n ?? 0;
}

test('what fails is undone, set aside with its reason and tried again with growing waits; the others are done', async () => {
  bad = new Set(['00', '13']);
  const before = await written();
  await forEachIn(context(), list);
  expect(done).toEqual(everybody.filter((item) => !bad.has(item)));
  expect((await written()) - before).toBe(23);
  expect((await asides()).map(({ item, reason }) => [item, reason]).toSorted()).toEqual([
    ['00', '00 is bad'],
    ['13', '13 is bad'],
  ]);
  done = [];
  await forEachIn(context(), list, { isRetry: true });
  expect(done).toEqual([]);
  bad = new Set(['00']);
  server().clock.advance(3_600_000);
  await forEachIn(context(), list, { isRetry: true });
  expect(done).toEqual(['13']);
  server().clock.advance(3_600_000);
  await forEachIn(context(), list, { isRetry: true });
  expect((await asides()).map(({ item }) => item)).toEqual(['00']);
  bad = new Set();
  server().clock.advance(4 * 3_600_000);
  await forEachIn(context(), list, { isRetry: true });
  expect(done).toEqual(['13', '00']);
  expect(await asides()).toEqual([]);
});

test('what the list has no more is not tried again, is shown for a week, and then goes', async () => {
  const { db, clock } = server().platform;
  bad = new Set(['07']);
  await forEachIn(context(), list);
  members = everybody.filter((item) => item !== '07');
  done = [];
  server().clock.advance(3_600_000);
  await forEachIn(context(), list, { isRetry: true });
  expect(done).toEqual([]);
  expect(await countSetAside(db)).toBe(1);
  await deleteInBatches(db, oldSetAside(new Date(clock.now().getTime() - 7 * dayMs)));
  expect(await countSetAside(db)).toBe(1);
  server().clock.advance(8 * dayMs);
  await deleteInBatches(db, oldSetAside(new Date(clock.now().getTime() - 7 * dayMs)));
  expect(await countSetAside(db)).toBe(0);
});

test('a run ends in time and goes on in the next one, but not on another day', async () => {
  const short = { ...list, milliseconds: -1 };
  await forEachIn(context(), short);
  expect(done).toEqual([]);
  let pages = 0;
  const cut = {
    ...list,
    page: async (_: unknown, which: PageOfList) => {
      if (pages++ === 2) throw new Error('The process was killed');
      return pageOf(which);
    },
  };
  await expect(forEachIn(context(), cut)).rejects.toThrow('killed');
  expect(done).toEqual(everybody.slice(0, 20));
  await forEachIn(context(), list);
  expect(done).toEqual(everybody);
  pages = 1;
  done = [];
  await expect(forEachIn(context(), cut)).rejects.toThrow('killed');
  server().clock.advance(dayMs);
  await forEachIn(context(), list);
  expect(done).toEqual([...everybody.slice(0, 10), ...everybody]);
});

test('a second run beside the first, of another process, does nothing', async () => {
  const second = await startSecondServer(server());
  let entered: (() => void) | undefined;
  const isIn = new Promise<void>((resolve) => {
    entered = resolve;
  });
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>();
  const slow = {
    ...list,
    async page(_: unknown, which: PageOfList) {
      entered?.();
      await goesOn;
      return pageOf(which);
    },
  };
  const first = forEachIn(context(), slow);
  await isIn;
  let asked = 0;
  const other = {
    ...list,
    async page(_: unknown, which: PageOfList) {
      asked++;
      return pageOf(which);
    },
  };
  await forEachIn(second.systemContext('second'), other);
  expect(asked).toBe(0);
  goOn();
  await first;
  await second.stop();
  expect(done).toEqual(everybody);
});

test('of what a task carries itself, one that fails becomes a task of its own; alone it fails', async () => {
  const alone: string[] = [];
  const deed = {
    async work(_: unknown, item: string) {
      if (item === 'bad') throw new Error('It is bad');
      done.push(item);
    },
    alone: async (item: string) => alone.push(item),
  };
  const forEach = (items: string[]) => context().inTransaction((inner) => forEachOf(inner, items, deed));
  await forEach(['bad', 'good', 'better']);
  expect([done, alone]).toEqual([['good', 'better'], ['bad']]);
  await expect(forEach(['bad'])).rejects.toThrow('It is bad');
});
