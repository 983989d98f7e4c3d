import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '#server/demo/demo-accounts.ts';
import { sealTheReadable } from '#server/modules/register.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';
import { type Answer, send } from '#support/client.ts';
import { type Held, loadLastRelease, readHeld } from '#support/last-release.ts';
import { lettersTo } from '#support/outbox.ts';
import { startTestServer, type TestServer } from '#support/test-server.ts';
import { aPdf, upload } from '#support/uploads.ts';

/** What migrations since the last release were written to change; its values are compared by tests of their own. */
const changedOnPurpose = ['decline_templates.texts', 'public_openings.card'];
/** A migration puts what is public on the list of what is to be asked, by how old it is on the day of the upgrade. */
const workUnderWay = ['job_alert_runs'];

let server: TestServer & { drop(): Promise<void> };
let before: Record<string, Held>;
let after: Record<string, Held>;
let tables: string[];

beforeAll(async () => {
  const { head, connection } = await loadLastRelease();
  const { pool, close } = openDatabase(connection, 1);
  before = await readHeld(pool, head);
  tables = head.tables.map(({ name }) => name);
  await migrateDatabase(connection);
  after = await readHeld(pool, head, before);
  await close();
  server = await startTestServer({}, { database: connection.database, isSettled: false });
  server.clock.advance(new Date(head.madeAt).getTime() - server.clock.now().getTime());
}, 120_000);
afterAll(() => server.drop());

test('the last release with the demo in it comes to the newest tables, and no row or value is lost', () => {
  expect(before.applications?.rows).toBeGreaterThan(1000);
  expect(tables.filter((name) => !after[name])).toEqual([]);
  const kept = Object.entries(before).filter(([table]) => !workUnderWay.includes(table));
  const changed = kept.flatMap(([table, { rows, columns }]) => [
    ...(after[table]?.rows === rows ? [] : [`${table}: ${rows} rows, then ${after[table]?.rows}`]),
    ...Object.entries(columns)
      .filter(([column, sum]) => after[table]?.columns[column] !== sum)
      .map(([column]) => `${table}.${column}`),
  ]);
  expect(changed).toEqual(changedOnPurpose);
});

type Role = keyof typeof demoAccounts | 'visitor';

const tokens: Partial<Record<Role, string>> = {};

async function as(role: Role, method: string, path: string, body?: unknown): Promise<Answer> {
  if (role !== 'visitor' && !tokens[role]) {
    const { email } = demoAccounts[role];
    const login = await send(server, 'POST', '/api/login', { body: { email, password: demoPassword } });
    tokens[role] = login.body.token;
  }
  const token = tokens[role];
  return send(server, method, path, { ...(token && { token }), ...(body !== undefined && { body }) });
}

/** Who of the demo asks what is for such callers. */
const askers: [policy: RegExp, role: Role][] = [
  [/^public$/, 'visitor'],
  [/^superadmin$/, 'superadmin'],
  [/^(admin|member-or-admin)$/, 'admin'],
  [/^(candidate.*|signed-in)$/, 'candidate'],
  [/.*/, 'company'],
];

/** What a visitor may call to hear that nobody is signed in. */
const ofSomebody = ['/api/users', '/api/videocv'];

const lists = readFileSync('tests/support/policies.txt', 'utf8')
  .split('\n')
  .map((line) => line.split(/\s+/))
  .flatMap(([method, path, policy = '']) =>
    method === 'GET' && path && !path.includes('{') ? [{ path, policy }] : [],
  );

test('each list and screen that has no parameter answers in its role', async () => {
  const refused: [string, number, string][] = [];
  for (const { path, policy } of lists) {
    const role = ofSomebody.includes(path) ? 'candidate' : askers.find(([of]) => of.test(policy))?.[1];
    const { status, body } = await as(role ?? 'visitor', 'GET', path);
    if (status !== 200) refused.push([path, status, body?.code]);
  }
  // Some name a link or a row in what they are asked, and say that it is missing.
  expect(refused.filter(([, status]) => ![404, 410, 422].includes(status))).toEqual([]);
  expect(lists.length - refused.length).toBeGreaterThan(90);
});

test('the number and the birth date of a profile are read before and after they are sealed', async () => {
  const read = async () => (await as('candidate', 'GET', '/api/users')).body.candidate_details;
  const { phone, date_of_birth } = await read();
  expect([phone, date_of_birth]).toEqual([
    expect.stringMatching(/^\d{8}$/),
    expect.stringMatching(/^19\d\d-/),
  ]);
  await server.platform.tasks.enqueue(server.platform.db, sealTheReadable, {});
  await server.runTasks();
  expect(await read()).toMatchObject({ phone, date_of_birth });
  const { rows } = await server.platform.db.execute<{ left: number }>(
    "select count(*)::int as left from candidates where phone <> '' or date_of_birth is not null or phone_sealed is null",
  );
  expect(rows[0]?.left).toBe(0);
});

test('a candidate of the last release applies, is shortlisted and reads of it', async () => {
  const own: Listed[] = (await as('company', 'GET', '/api/job_opening')).body.data.data;
  const applied: string[] = (await as('candidate', 'GET', '/api/applied_jobs')).body.data;
  const free = own.find(
    (one) =>
      one.status === 'Active' &&
      one.screening_questions + one.video_questions === 0 &&
      !applied.includes(one.id),
  );
  const opening = (await as('visitor', 'GET', `/api/job/${free?.id}`)).body.data;
  expect(opening).toMatchObject({ id: free?.id, title: free?.title });
  const token = tokens.candidate ?? '';
  const { path: cv } = (await upload(server, '/api/files/v1/cv-upload', aPdf(), { token })).body;
  const letter = { cover_letter: 'I build what is drawn.', terms: true, cv };
  const sent = await as('candidate', 'POST', '/api/job_application', { job_id: opening.id, ...letter });
  expect(sent.status).toBe(200);
  const list = (await as('company', 'GET', `/api/job_application?job_id=${opening.id}`)).body.data;
  const row = list.data.find(({ id }: { id: string }) => id === sent.body.data.id);
  expect(row).toMatchObject({ candidate: { name: demoAccounts.candidate.name }, status: 'Pending' });
  const path = `/api/job_application/${row.id}`;
  expect((await as('company', 'PUT', path, { status: 'Shortlisted' })).status).toBe(200);
  await server.runTasks();
  expect((await as('candidate', 'GET', path)).body.data).toMatchObject({ status: 'Shortlisted' });
  expect(await lettersTo(server.platform.db, demoAccounts.candidate.email)).not.toEqual([]);
});

interface Listed {
  id: string;
  title: string;
  status: string;
  screening_questions: number;
  video_questions: number;
}

test('a profile of the last release is saved, and an administrator writes on a company', async () => {
  const { version } = (await as('candidate', 'GET', '/api/users')).body.candidate_details;
  const saved = await as('candidate', 'PUT', '/api/candidate/1', { version, current_position: 'Site lead' });
  expect(saved.status).toBe(200);
  const { data } = (await as('admin', 'GET', '/api/companyList')).body.data;
  const note = `/api/company_administration/${data[0].id}`;
  expect((await as('admin', 'PUT', `${note}/note`, { note: 'Called back.' })).status).toBe(200);
  expect(JSON.stringify((await as('admin', 'GET', note)).body)).toContain('Called back.');
});
