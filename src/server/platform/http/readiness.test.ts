import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { composeServer } from '#server/compose.ts';
import { startSecondServer, testServer } from '#support/test-server.ts';
import { createReadiness } from './readiness.ts';

const server = testServer();
const ask = () => server().app.request('/readyz');

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('whoever asks whether the product is ready, and how often: the storage is asked once a second', async () => {
  const writable = vi.spyOn(server().platform.storage, 'writable');
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  answers.push(await ask(), await ask());
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(writable).toHaveBeenCalledTimes(1);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1001);
  expect(await (await ask()).json()).toEqual({ database: 'ready', storage: 'ready' });
  expect(writable).toHaveBeenCalledTimes(2);
});

test('a storage that says nothing is not ready, and is asked no second time meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const storage = { ...server().platform.storage, writable: vi.fn(() => promise) };
  const answers = createReadiness({ db: server().platform.db, storage }, { life: 0, patience: 250 });
  for (let count = 0; count < 2; count += 1)
    expect(await answers()).toEqual([{ database: 'ready', storage: 'not ready' }, 503]);
  expect(storage.writable).toHaveBeenCalledTimes(1);
  resolve();
  expect((await answers())[1]).toBe(200);
});

test('a process that stops still answers, says that it is not ready, and keeps no connection', async () => {
  const stopping = await startSecondServer(server());
  onTestFinished(() => stopping.stop());
  stopping.drain();
  const ready = await stopping.app.request('/readyz');
  expect([ready.status, await ready.json()]).toEqual([503, { process: 'stopping' }]);
  const answer = await stopping.app.request('/api/jobs_pool');
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect((await server().app.request('/api/jobs_pool')).headers.get('connection')).toBeNull();
});

test('a process that works off tasks answers nothing but whether it lives', async () => {
  const { platform, connection, clock } = server();
  const worker = composeServer({
    config: { ...platform.config, role: 'tasks' },
    ...{ connection, clock, storage: platform.storage, log: platform.log },
    renderPage: async () => new Response('a page'),
  });
  onTestFinished(() => worker.stop());
  const statuses = ['/healthz', '/readyz', '/', '/api/jobs_pool'].map(
    async (path) => (await worker.app.request(path)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404]);
});
