import { beforeEach, expect, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { send } from '#support/client.ts';
import { aCandidate } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const lines: string[] = [];
const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
const server = testServer({}, { log });
const secret = 'a-token-that-nobody-else-knows';

beforeEach(() => {
  lines.length = 0;
});

test('each answer is a line with its route, how it ended and how long it took', async () => {
  const { headers } = await send(server(), 'GET', '/api/jobs_pool');
  expect(written()).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      request: headers.get('x-request-id'),
      method: 'GET',
      route: '/api/jobs_pool',
      status: 200,
      ms: expect.any(Number),
      msg: 'answered',
    },
  ]);
});

test('a line names no path, no query and no person: only the pattern, and a name for the account', async () => {
  const candidate = await aCandidate(server());
  lines.length = 0;
  const ask = (path: string) => server().app.request(path, { headers: { cookie: `other=${secret}` } });
  await ask(`/fr/reset-password?token=${secret}`);
  await ask(`/room/${secret}`);
  await ask(`/${secret}%20x`);
  await ask(`/api/files/${secret}`);
  await ask(`/api/job/${secret}`);
  await ask(`/api/nothing/${secret}`);
  await send(server(), 'GET', '/api/candidate/1', candidate);
  const routes = ['/reset-password', '/room/…', '/…', '/api/files/:id', '/api/job/{id}', '/api/…'];
  expect(written().map(({ route }) => route)).toEqual([...routes, '/api/candidate/{id}']);
  expect(lines.join()).not.toMatch(new RegExp(`${secret}|${candidate.accountId}|${candidate.email}`));
  expect(written().at(-1)?.account).toMatch(/^[\w-]{12}$/);
  expect(written().filter(({ account }) => account)).toHaveLength(1);
});

test('what supervisors and pages ask all the time fills no log', async () => {
  await server().app.request('/healthz');
  await server().app.request('/readyz');
  expect(lines).toEqual([]);
});

function written(): Record<string, unknown>[] {
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
}
