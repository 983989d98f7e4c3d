import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

function aSite() {
  let total = 3;
  let asked = 0;
  let renderings = 0;
  let time = 0;
  const pages = createPageCache({ capacity: 2, life: 1000, now: () => time });
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
    counts: () => ({ asked, renderings }),
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
