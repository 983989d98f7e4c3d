import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { importKeptDays } from '#domain/imports/imports.ts';
import { dayMs } from '#domain/time.ts';
import { applicationNotes } from '#server/modules/applications/assessment/table.ts';
import { additions } from '#server/modules/applications/by-hand/table.ts';
import { applications } from '#server/modules/applications/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { deleteInBatches } from '#server/platform/sweep.ts';
import { answerAdded, listedTo, tokenOf } from '#support/added.ts';
import { send } from '#support/client.ts';
import {
  anImport,
  confirmColumns,
  doStep,
  fileOf,
  importFile,
  isKilledInIts,
  readImport,
  rowsIn,
} from '#support/imports.ts';
import { lettersTo } from '#support/outbox.ts';
import { anApprovedCompany, type CompanyPerson } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { oldRows } from './queries.ts';
import { importRows } from './table.ts';

const server = testServer();
const db = () => server().platform.db;
const held = ({ companyId }: CompanyPerson) =>
  db().$count(applications, eq(applications.companyId, companyId));

test('what a file tells is guessed and shown, checked, imported with stage, day, note and rating, and each person is told and asked', async () => {
  const company = await anApprovedCompany(server());
  const shown = await anImport(server(), company, fileOf(company));
  expect(shown).toMatchObject({ preset: 'greenhouse', state: 'columns', total: 3, is_date_unclear: false });
  expect(shown.columns.map(({ field }: { field: string }) => field)).toEqual([
    ...['external_id', 'name', 'email', 'phone', 'opening', 'stage', 'applied_on', 'note', 'rating'],
  ]);
  expect(shown.stages.map(({ status }: { status: string }) => status).toSorted()).toEqual([
    'Offered',
    'Rejected',
    'Screened',
  ]);
  expect((await confirmColumns(server(), company, shown)).status).toBe(200);
  await server().runTasks();
  expect(await readImport(server(), company, shown.id)).toMatchObject({
    state: 'checked',
    ready: 3,
    refused: 0,
    new_openings: 2,
  });
  expect(await held(company)).toBe(0);
  await doStep(server(), company, shown.id, 'run');
  expect(await readImport(server(), company, shown.id)).toMatchObject({
    state: 'done',
    imported: 3,
    ready: 0,
  });
  const { data } = await listedTo(server(), company);
  const mariam = data.find(
    ({ candidate }: { candidate: { name: string } }) => candidate.name === 'Mariam Al Kuwari',
  );
  expect(mariam).toMatchObject({
    status: 'Offered',
    source: 'by-hand-import',
    unconfirmed: true,
    candidate: { id: null },
  });
  const [row] = await db().select().from(applications).where(eq(applications.id, mariam.id));
  expect(row).toMatchObject({ averageRating: 4, createdAt: new Date('2025-04-13T09:00:00Z') });
  const notes = await db()
    .select()
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, mariam.id));
  expect(notes.map(({ text, authorId }) => [text, authorId])).toEqual([
    ['Strong, on time', company.accountId],
  ]);
  const made = await db().select().from(jobOpenings).where(eq(jobOpenings.companyId, company.companyId));
  expect(made.map(({ title, status, applications: count }) => [title, status, count]).toSorted()).toEqual([
    ['Planner', 'Closed', 1],
    ['Site Engineer', 'Closed', 2],
  ]);
  const [person] = await db().select().from(additions).where(eq(additions.applicationId, mariam.id));
  expect((await lettersTo(db(), person?.email ?? '')).map(({ kind }) => kind)).toEqual(['addition-asked']);
  expect(await db().$count(importRows, eq(importRows.email, person?.email ?? ''))).toBe(0);
});

test('a person of a closed opening may say yes, and is the own candidate from then on', async () => {
  const company = await anApprovedCompany(server());
  await importFile(server(), company, fileOf(company));
  const email = fileOf(company, 'omar@example.com');
  const answer = await answerAdded(server(), {
    token: await tokenOf(server(), email),
    answer: 'confirm',
    terms: true,
  });
  expect(answer.body.data).toEqual({ outcome: 'opened' });
  expect((await lettersTo(db(), email)).map(({ kind }) => kind)).not.toContain('application-received');
});

test('the same file a second time changes nothing; after an undo it is imported again', async () => {
  const company = await anApprovedCompany(server());
  const first = await importFile(server(), company, fileOf(company));
  const again = await anImport(server(), company, fileOf(company));
  expect(again.same_file_at).not.toBeNull();
  await confirmColumns(server(), company, again);
  await server().runTasks();
  expect(await readImport(server(), company, again.id)).toMatchObject({
    state: 'checked',
    ready: 0,
    same: 3,
  });
  expect((await doStep(server(), company, again.id, 'run')).status).toBe(409);
  await doStep(server(), company, first.id, 'undo');
  expect(await readImport(server(), company, first.id)).toMatchObject({
    state: 'undone',
    imported: 0,
    kept: 0,
  });
  expect(await held(company)).toBe(0);
  expect(await db().$count(jobOpenings, eq(jobOpenings.companyId, company.companyId))).toBe(0);
  expect(await lettersTo(db(), fileOf(company, 'omar@example.com'))).toEqual([]);
  expect(await importFile(server(), company, fileOf(company))).toMatchObject({ state: 'done', imported: 3 });
});

test('what was touched since is named and stays unless told; what its person has confirmed always does', async () => {
  const company = await anApprovedCompany(server());
  const { id } = await importFile(server(), company, fileOf(company));
  await answerAdded(server(), {
    ...{
      token: await tokenOf(server(), fileOf(company, 'omar@example.com')),
      answer: 'confirm',
      terms: true,
    },
  });
  const { data } = await listedTo(server(), company);
  const priya = data.find(
    ({ candidate }: { candidate: { name: string } }) => candidate.name === 'Priya Nair',
  );
  await send(server(), 'PUT', `/api/job_application/${priya.id}`, {
    ...company,
    body: { status: 'Shortlisted' },
  });
  await doStep(server(), company, id, 'undo');
  expect(await readImport(server(), company, id)).toMatchObject({ state: 'undone', kept: 2 });
  const kept = await rowsIn(server(), company, id, 'kept');
  expect(kept.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Omar Haddad', 'Priya Nair']);
  await doStep(server(), company, id, 'undo', { also_touched: true });
  expect(await readImport(server(), company, id)).toMatchObject({ state: 'undone', kept: 1 });
  expect(await held(company)).toBe(1);
});

test('an import that was killed between two batches goes on where it was, by itself', async () => {
  const company = await anApprovedCompany(server());
  const lines = Array.from(
    { length: 250 },
    (_, n) => `Person ${'abcdefghij'[n % 10]}${'klmnopqrst'[Math.floor(n / 10) % 10]},p${n}@example.com,Cook`,
  );
  const shown = await anImport(server(), company, fileOf(company, ['name,email,job', ...lines].join('\n')));
  await confirmColumns(server(), company, shown);
  await server().runTasks();
  await send(server(), 'POST', `/api/imports/${shown.id}/run`, { token: company.token, body: {} });
  await isKilledInIts(2, server(), shown.id);
  expect(await readImport(server(), company, shown.id)).toMatchObject({ state: 'running', imported: 100 });
  server().clock.advance(60_000);
  await server().runTasks();
  expect(await readImport(server(), company, shown.id)).toMatchObject({ state: 'done', imported: 250 });
  expect(await held(company)).toBe(250);
});

test('what a file said of people is gone thirty days after', async () => {
  const company = await anApprovedCompany(server());
  const shown = await anImport(server(), company, fileOf(company));
  server().clock.advance(30.1 * dayMs);
  const before = new Date(server().clock.now().getTime() - importKeptDays * dayMs);
  await deleteInBatches(db(), oldRows(before));
  expect(await db().$count(importRows, eq(importRows.importId, shown.id))).toBe(0);
});

test('the example of the documentation is imported as it stands there', async () => {
  const page = await readFile('docs/integrations/moving-in.md', 'utf8');
  const [, example = ''] = /```csv\n([\s\S]*?)```/.exec(page) ?? [];
  const company = await anApprovedCompany(server());
  const done = await importFile(server(), company, fileOf(company, example));
  expect(done).toMatchObject({ preset: 'greenhouse', state: 'done', imported: 3, refused: 1 });
});
