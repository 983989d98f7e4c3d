import { ORPCError } from '@orpc/client';
import { afterAll, expect, test } from 'vitest';
import { type RenderPool, startRenderPool } from './render-pool.ts';

/** Pages that ask, fail and die on demand; which thread drew stands in each. */
const bundle = `data:text/javascript,${encodeURIComponent(`
  import { threadId } from 'node:worker_threads';
  export default {
    async fetch(request, { api, locale }) {
      const { pathname } = new URL(request.url);
      if (pathname === '/dies') process.exit(1);
      if (pathname === '/breaks') throw new Error('a broken screen');
      const headers = new Headers({ 'content-type': 'text/html' });
      try {
        const { total } = await api.pool.search({ path: pathname });
        return { status: 200, headers, body: \`\${locale} \${total} by \${threadId}\` };
      } catch (error) {
        return { status: error.status, headers, body: \`\${error.code} \${error.data.field}\` };
      }
    },
  };
`)}`;

const started: RenderPool[] = [];
afterAll(() => Promise.all(started.map((threads) => threads.stop())));

async function pages(size: number) {
  const threads = await startRenderPool(bundle, size);
  started.push(threads);
  const asked: unknown[] = [];
  const api = {
    pool: {
      search: async (input: { path: string }) => {
        asked.push(input);
        if (input.path === '/closed')
          throw new ORPCError('GONE', { status: 410, data: { field: 'opening' } });
        return { total: asked.length };
      },
    },
  };
  const open = async (path: string) => {
    const { status, body } = await threads.render(new Request(`http://localhost${path}`), {
      api,
      locale: 'fr',
    });
    return { status, text: await new Response(body).text() };
  };
  return { open, asked };
}

test('a page is rendered in a thread, and its calls run here', async () => {
  const { open, asked } = await pages(1);
  expect(await open('/jobs-pool')).toEqual({ status: 200, text: expect.stringMatching(/^fr 1 by \d+$/) });
  expect(asked).toEqual([{ path: '/jobs-pool' }]);
});

test('a refused call reaches the page with its code, status and data', async () => {
  const { open } = await pages(1);
  expect(await open('/closed')).toEqual({ status: 410, text: 'GONE opening' });
});

test('pages that are asked for at once are spread over the threads', async () => {
  const { open } = await pages(2);
  const texts = await Promise.all([open('/a'), open('/b')]);
  expect(new Set(texts.map(({ text }) => text.split(' by ')[1])).size).toBe(2);
});

test('a page that breaks fails alone', async () => {
  const { open } = await pages(1);
  await expect(open('/breaks')).rejects.toThrow('a broken screen');
  expect((await open('/jobs-pool')).status).toBe(200);
});

test('a thread that dies fails its pages, and another takes its place', async () => {
  const { open } = await pages(1);
  await expect(open('/dies')).rejects.toThrow('has ended');
  expect((await open('/jobs-pool')).status).toBe(200);
});

test('pages that cannot be loaded are told at the start', async () => {
  await expect(startRenderPool('data:text/javascript,throw new Error("no pages")', 1)).rejects.toThrow(
    'no pages',
  );
});
