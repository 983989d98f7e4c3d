import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

function aSite({ trust = 0, isShared = true } = {}) {
  let total = 3;
  let asked = 0;
  let renderings = 0;
  let time = 0;
  let written = 0;
  const counted: string[] = [];
  const pages = createPageCache({ capacity: 2, life: 1000, trust, now: () => time, written: () => written });
  const api = {
    pool: {
      search: async (input: { city?: string }) => {
        asked += 1;
        if (total < 0) throw new Error('closed');
        return { total, city: input.city };
      },
    },
  };
  const open = async (nonce: string, key = '/jobs-pool') => {
    const { body, ...rest } = await pages.respond({
      key,
      nonce,
      api,
      standIn: (calls) =>
        isShared ? () => void counted.push(...calls.map(({ path }) => path.join('.'))) : undefined,
      render: async (calls) => {
        renderings += 1;
        const found = await (calls as typeof api).pool
          .search({ city: 'Doha' })
          .catch(() => ({ total: 'none' }));
        return new Response(`<script nonce="${nonce}"></script>${found.total} openings`, {
          headers: { 'content-type': 'text/html' },
        });
      },
    });
    return new Response(body, rest).text();
  };
  return {
    open,
    counted,
    counts: () => ({ asked, renderings }),
    write: () => {
      written += 1;
    },
    change: (next: number) => {
      total = next;
    },
    wait: (ms: number) => {
      time += ms;
    },
  };
}

test('a page is rendered once while its calls answer the same, and each answer has a nonce of its own', async () => {
  const site = aSite();
  expect(await site.open('one')).toBe('<script nonce="one"></script>3 openings');
  expect(await site.open('two')).toBe('<script nonce="two"></script>3 openings');
  expect(site.counts()).toEqual({ asked: 2, renderings: 1 });
});

test('a changed answer is on the very next page, and is asked for once', async () => {
  const site = aSite();
  await site.open('one');
  site.change(4);
  expect(await site.open('two')).toBe('<script nonce="two"></script>4 openings');
  expect(site.counts()).toEqual({ asked: 2, renderings: 2 });
});

test('a failure is never given out again', async () => {
  const site = aSite();
  await site.open('one');
  site.change(-1);
  expect(await site.open('two')).toContain('none openings');
  site.change(3);
  expect(await site.open('three')).toBe('<script nonce="three"></script>3 openings');
});

test('a page is rendered anew after its life, for another key, and when it was forgotten', async () => {
  const site = aSite();
  await site.open('a');
  site.wait(1000);
  await site.open('b');
  expect(site.counts().renderings).toBe(2);
  await site.open('c', '/fr/jobs-pool');
  await site.open('d', '/jobs-pool?city=Doha');
  await site.open('e');
  expect(site.counts().renderings).toBe(5);
});

test('for a moment a page is given out without its calls, which are counted beside', async () => {
  const site = aSite({ trust: 100 });
  await site.open('one');
  site.wait(99);
  site.change(4);
  expect(await site.open('two')).toBe('<script nonce="two"></script>3 openings');
  expect(site.counts()).toEqual({ asked: 1, renderings: 1 });
  expect(site.counted).toEqual(['pool.search']);
  site.wait(1);
  expect(await site.open('three')).toContain('4 openings');
  // Asked again, it has a moment again.
  await site.open('four');
  expect(site.counts()).toEqual({ asked: 2, renderings: 2 });
});

test('after a write, with a clock that was set back, and where a call may answer otherwise, its calls are made', async () => {
  const site = aSite({ trust: 100 });
  await site.open('one');
  site.write();
  await site.open('two');
  expect(site.counts()).toEqual({ asked: 2, renderings: 1 });
  site.wait(-1);
  await site.open('three');
  expect(site.counts()).toEqual({ asked: 3, renderings: 1 });
  const own = aSite({ trust: 100, isShared: false });
  await own.open('one');
  await own.open('two');
  expect(own.counts()).toEqual({ asked: 2, renderings: 1 });
});

test('one asks for all who come meanwhile, at the first time and when a moment has passed', async () => {
  const site = aSite({ trust: 100 });
  const crowd = (names: string[]) => Promise.all(names.map((name) => site.open(name)));
  expect(new Set(await crowd(['one', 'two', 'three'])).size).toBe(3);
  expect(site.counts()).toEqual({ asked: 1, renderings: 1 });
  site.wait(100);
  await crowd(['four', 'five', 'six']);
  expect(site.counts()).toEqual({ asked: 2, renderings: 1 });
  expect(site.counted).toHaveLength(4);
});

test('who waited for one that failed asks, too', async () => {
  const site = aSite({ trust: 100 });
  site.change(-1);
  const pages = await Promise.all([site.open('one'), site.open('two')]);
  expect(pages.every((page) => page.includes('none openings'))).toBe(true);
  expect(site.counts().renderings).toBe(2);
});
