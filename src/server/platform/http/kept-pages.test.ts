import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { flushViews } from '#server/modules/job-openings/public/views.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { readRules } from '#server/platform/limit-rules.ts';
import type { ApiClient } from '#support/client.ts';
import { anOpening, changeOpening } from '#support/openings.ts';
import { anApprovedCompany } from '#support/people.ts';
import { countStatements } from '#support/statements.ts';
import { startTestServer, type TestServer, testServer } from '#support/test-server.ts';
import type { RenderPage } from './pages.ts';

let drawn = 0;

/** What is shown of an opening, or of those that are found. */
const renderPage: RenderPage = async (request, page) => {
  if ('isFallback' in page) return new Response('Later');
  drawn += 1;
  const { api } = page as { api: ApiClient };
  const id = new URL(request.url).pathname.split('/job/')[1];
  const text = id
    ? (await api.jobPool.opening({ id })).data.title
    : String((await api.jobPool.search({})).data.total);
  return new Response(text, { headers: { 'content-type': 'text/html' } });
};
const server = testServer({}, { renderPage });
const open = async (path: string, of: TestServer = server()) => (await of.app.request(path)).text();

/** A second process on the same database. */
async function another(): Promise<TestServer> {
  const { database } = server().connection;
  const process = await startTestServer({}, { renderPage, database, isSettled: false });
  onTestFinished(process.stop);
  return process;
}

test('what a process writes stands on its next page, and on that of another at most a second later', async () => {
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId, { title: 'Diver' });
  const other = await another();
  const path = `/job/${id}`;
  expect([await open(path), await open(path, other)]).toEqual(['Diver', 'Diver']);
  await changeOpening(server(), id, { title: 'Master diver' });
  expect(await open(path)).toBe('Master diver');
  other.clock.advance(1000);
  expect(await open(path, other)).toBe('Master diver');
});

test('a page is given out without asking, and counts as a view all the same', async () => {
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId);
  await open(`/job/${id}`);
  const before = drawn;
  const again = () => Promise.all([1, 2, 3].map(() => open(`/job/${id}`)));
  expect(await countStatements(again)).toBe(0);
  expect(drawn).toBe(before);
  await flushViews(server().systemContext('test'));
  const [row] = await server()
    .platform.db.select({ views: jobOpenings.views })
    .from(jobOpenings)
    .where(eq(jobOpenings.id, id));
  expect(row?.views).toBe(4);
  // That write may have changed a page.
  expect(await countStatements(() => open(`/job/${id}`))).toBeGreaterThan(0);
});

test('R6: a page that is given out without asking is a read of its visitor', async () => {
  const strict = await startTestServer({ RATE_LIMITS: '1' }, { renderPage });
  onTestFinished(strict.drop);
  const answers: number[] = [];
  for (let read = 0; read <= readRules.anonymous.limit; read += 1)
    answers.push((await strict.app.request('/jobs-pool')).status);
  expect(answers.indexOf(429)).toBe(readRules.anonymous.limit);
});

test('a page is kept for each digits of a language that has a choice, once for all others', async () => {
  const { companyId } = await anApprovedCompany(server());
  const id = await anOpening(server(), companyId);
  const openWith = (path: string, digits: string) =>
    server().app.request(path, { headers: { cookie: `digits=${digits}` } });
  const drawnFor = async (path: string) => {
    const before = drawn;
    for (const digits of ['latn', 'arab', 'latn', 'arab', 'none']) await openWith(path, digits);
    return drawn - before;
  };
  expect(await drawnFor(`/job/${id}`)).toBe(1);
  expect(await drawnFor(`/ar/job/${id}`)).toBe(2);
});
