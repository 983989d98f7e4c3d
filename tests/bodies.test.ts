import { beforeAll, expect, test } from 'vitest';
import { listCalls } from '#server/platform/registry.ts';
import { aCandidate, anApprovedCompany, aSuperadmin } from './support/people.ts';
import { startTestServer, type TestServer, testServer } from './support/test-server.ts';

const server = testServer(
  {},
  { firstRoutes: [(app) => app.post('/new-route', async (c) => c.text(await c.req.text()))] },
);
const limit = 256 * 1024;
const chunk = new Uint8Array(64 * 1024).fill(0x20);
/** What reads more, under a bound of its own, because it writes to the disk as it comes. */
const streaming = /^\/api\/(?:files\/v1\/|recordings\/:id$)/;
const id = '00000000-0000-4000-8000-000000000000';
const tokens: (string | undefined)[] = [undefined];

beforeAll(async () => {
  tokens.push((await aCandidate(server())).token);
  tokens.push((await anApprovedCompany(server())).token);
  tokens.push((await aSuperadmin(server())).token);
});

test('no route reads more than 256 kB of a body, however it was registered', async () => {
  const routes = server()
    .app.routes.filter(({ method }) => !['ALL', 'GET'].includes(method))
    .map(({ method, path }) => ({ method, path }));
  const calls = listCalls().filter(({ method }) => method !== 'GET');
  const rpc = listCalls().map(({ name }) => ({
    method: 'POST',
    path: `/api/rpc/${name.replaceAll('.', '/')}`,
  }));
  const pages = ['/', '/jobs-pool', '/fr/nowhere'].map((path) => ({ method: 'POST', path }));
  const bounded = [...routes, ...calls, ...rpc, ...pages].filter(({ path }) => !streaming.test(path));
  const greedy: string[] = [];
  for (const { method, path } of bounded) {
    for (const token of tokens) {
      const { read } = await post(method, path, { token });
      if (read > limit + chunk.length) greedy.push(`${method} ${path} read ${read}`);
    }
  }
  expect(bounded.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/new-route', '/verify-email', '/api/candidate-export', '/api/login']),
  );
  expect(greedy).toEqual([]);
});

test.each(['/new-route', '/verify-email', '/api/verify-email', '/api/login'])(
  'what is too large for %s is refused as too large, and a length that says so is not read at all',
  async (path) => {
    const endless = await post('POST', path);
    expect(endless).toMatchObject({ status: 413, code: 'TOO_LARGE' });
    const announced = await post('POST', path, { length: limit + 1 });
    expect(announced).toMatchObject({ status: 413, code: 'TOO_LARGE', read: 0 });
  },
);

test('an export whose body is too large is refused as too large', async () => {
  expect(await post('POST', '/api/candidate-export', { token: tokens[1] })).toMatchObject({ status: 413 });
});

test('a call past its limit, or not allowed, is refused without a look at its body', async () => {
  const limited = await startLimited();
  expect(limited).toMatchObject({ status: 429, read: 0 });
  expect(await post('POST', '/api/job_opening')).toMatchObject({ status: 401, read: 0 });
});

async function startLimited() {
  const strict = await startTestServer({ RATE_LIMITS: '1' });
  try {
    for (let tries = 0; tries < 30; tries += 1) await post('POST', '/verify-email', { of: strict });
    return await post('POST', '/verify-email', { of: strict });
  } finally {
    await strict.drop();
  }
}

/** Sends 4 MB, as fast as they are read; answers how much was. */
async function post(
  method: string,
  path: string,
  {
    token,
    length,
    of = server(),
  }: {
    token?: string;
    length?: number;
    of?: Pick<TestServer, 'app'>;
  } = {},
) {
  let read = 0;
  const body = new ReadableStream(
    {
      pull(controller) {
        if (read >= 64 * chunk.length) return controller.close();
        read += chunk.length;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  const response = await of.app.request(`http://localhost:3000${path.replaceAll(/\{\w+\}|:id/g, id)}`, {
    method,
    body,
    duplex: 'half',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(length && { 'content-length': String(length) }),
    },
  } as RequestInit);
  const text = await response.text();
  const code = text.startsWith('{') ? JSON.parse(text).code : undefined;
  return { status: response.status, code, read };
}
