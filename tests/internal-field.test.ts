import { afterAll, beforeAll, expect, test } from 'vitest';
import { addInternalField, forgetInternalField, internalColumn } from './support/internal-field.ts';
import type { TestServer } from './support/test-server.ts';

const secret = 'HR-204-qzxcanary';
let server: TestServer & { drop(): Promise<void> };
const support = {
  applications: () => import('./support/applications.ts'),
  client: () => import('./support/client.ts'),
  openings: () => import('./support/openings.ts'),
  outbox: () => import('./support/outbox.ts'),
  people: () => import('./support/people.ts'),
};

beforeAll(async () => {
  await addInternalField();
  const { startTestServer } = await import('./support/test-server.ts');
  server = await startTestServer();
  await server.platform.db.execute(internalColumn);
}, 120_000);

afterAll(async () => {
  await server?.drop();
  forgetInternalField();
});

test('a field that no list of readers names is read by its company and by nobody else', async () => {
  const { anApprovedCompany, aCandidate } = await support.people();
  const { send } = await support.client();
  const { saveOpening } = await support.openings();
  const company = await anApprovedCompany(server);
  const saved = await saveOpening(server, company, { internal_reference: secret, publish: true });
  expect(saved.body.data).toMatchObject({ status: 'Active', internal_reference: secret });
  const { id } = saved.body.data;
  const own = await send(server, 'GET', `/api/job_opening/${id}`, company);
  expect(own.body.data.internal_reference).toBe(secret);

  const { anApplication } = await support.applications();
  const candidate = await aCandidate(server);
  const applicationId = await anApplication(server, candidate, id);
  const seen: Record<string, string> = {};
  for (const [name, { token }] of Object.entries({ visitor: { token: undefined }, candidate })) {
    for (const path of await pathsFor(id, applicationId)) {
      const response = await server.app.request(`http://localhost:3000${path}`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
      seen[`${name} ${path}`] = Buffer.from(await response.arrayBuffer()).toString('latin1');
    }
  }
  expect(seen[`visitor /api/job/${id}`]).toContain('Senior Structural Engineer');
  expect(seen[`candidate /api/job_application/${applicationId}`]).toContain('Senior Structural Engineer');
  server.clock.advance(120_000);
  await server.runTasks();
  const { lettersTo } = await support.outbox();
  seen.letters = JSON.stringify(await lettersTo(server.platform.db, candidate.email));
  expect(seen.letters).toContain('Senior Structural Engineer');
  const leaking = Object.keys(seen).filter((name) => /HR-204|internal_?reference/i.test(seen[name] ?? ''));
  expect(leaking).toEqual([]);
});

/** Every call that reads, with the opening and the application for ids, and what is no call. */
async function pathsFor(id: string, applicationId: string): Promise<string[]> {
  const { listCalls } = await import('#server/platform/registry.ts');
  const calls = listCalls()
    .filter(({ method }) => method === 'GET')
    .flatMap(({ path }) =>
      path.includes('{') ? [id, applicationId].map((one) => path.replaceAll(/\{\w+\}/g, one)) : [path],
    );
  return [
    ...new Set(calls),
    `/api/jobs_pool_match?ids=${id}`,
    '/sitemap-1.xml',
    '/rss.xml',
    '/fr/rss.xml',
    '/jobs.xml',
    '/jobs.xml?profile=careerjet',
    '/jobs.xml?profile=jooble',
    `/og/job/${id}.png`,
  ];
}
