import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examineInstallation } from '#server/platform/doctor/examine.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { refuseStart } from '#server/platform/start-rules.ts';
import { send } from '#support/client.ts';
import { databaseCopy } from '#support/database-copy.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';

// A database without openings stands for a replica that has not heard of them yet.
const other = databaseCopy();
let server: Awaited<ReturnType<typeof startTestServer>>;
let opening: string;

beforeAll(async () => {
  const { host, user, database } = other().connection;
  server = await startTestServer({
    DATABASE_READ_URL: `postgresql:///${database}?host=${encodeURIComponent(host)}&user=${user}`,
    METRICS_PORT: '0',
  });
  const { companyId } = await anApprovedCompany(server);
  opening = await anOpening(server, companyId);
});
afterAll(() => server.drop());

test('another database is no replica: nobody reads it', async () => {
  await other().pool.query('insert into installation default values');
  expect(await server.platform.replica?.look()).toEqual({ state: 'foreign' });
  expect((await send(server, 'GET', '/api/jobs_pool')).body.data.total).toBe(1);
  expect(await (await server.app.request('/readyz')).json()).toMatchObject({ replica: 'foreign' });
  expect(await doctor()).toMatchObject({ verdict: 'wrong', sentence: expect.stringContaining('another') });
});

test('visitors read the replica; who is signed in reads the primary, and so the own writes', async () => {
  await becomeReplica();
  const { token } = await aCandidate(server);
  const ways = ['/api/jobs_pool', '/api/jobs_pool?job_title=engineer'];
  for (const way of ways) {
    expect([way, (await send(server, 'GET', way)).body.data.total]).toEqual([way, 0]);
    expect([way, (await send(server, 'GET', way, { token })).body.data.total]).toEqual([way, 1]);
  }
  expect((await send(server, 'GET', `/api/job/${opening}`)).status).toBe(404);
  expect((await send(server, 'GET', `/api/job/${opening}`, { token })).status).toBe(200);
  expect(await (await server.app.request('/jobs.rss')).text()).not.toContain('Civil Engineer');
});

test('work in the background reads the primary, though nobody is signed in there', async () => {
  await becomeReplica();
  expect(server.systemContext('task').reads).toBe(server.platform.db);
});

test('health, metrics and the doctor say how it stands', async () => {
  await becomeReplica();
  await server.platform.replica?.look();
  expect(await doctor()).toMatchObject({ verdict: 'look', sentence: expect.stringContaining('a primary') });
  const { text } = await (server.platform.metrics as Metrics).read();
  expect(text).toContain('mihna_replica_in_use 1');
  expect(text).toMatch(/mihna_replica_lag_seconds 0\n/);
});

test('the embedded database has no replica', () => {
  expect(refuseStart(server.platform.config, { hasDemoAccounts: false })).toContain('DATABASE_READ_URL');
});

async function becomeReplica(): Promise<void> {
  const { rows } = await server.platform.db.execute<{ id: string }>(sql`select id from installation`);
  await other().pool.query('delete from installation');
  await other().pool.query('insert into installation (id) values ($1)', [rows[0]?.id]);
  expect(await server.platform.replica?.look()).toEqual({ state: 'in use', lag: 0 });
}

async function doctor() {
  const { config, storage } = server.platform;
  const { connection } = server;
  const patient = { config, connection, storage, definitions: [], sealedColumns: [] };
  for await (const { about, ...finding } of examineInstallation(patient))
    if (about === 'Replica') return finding;
  return undefined;
}
