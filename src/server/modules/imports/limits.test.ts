import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { importsWaitingMaximum } from '#domain/imports/imports.ts';
import { dayMs } from '#domain/time.ts';
import { applications } from '#server/modules/applications/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { deleteInBatches } from '#server/platform/sweep.ts';
import { answerAdded, tokenOf } from '#support/added.ts';
import { send } from '#support/client.ts';
import {
  anImport,
  confirmColumns,
  doStep,
  fileOf,
  importFile,
  readImport,
  rowsIn,
  sendFile,
} from '#support/imports.ts';
import { aCandidate, anApprovedCompany, type CompanyPerson, password } from '#support/people.ts';
import { aSheet } from '#support/sheets.ts';
import { testServer } from '#support/test-server.ts';
import { oldRows } from './queries.ts';
import { importRows, imports } from './table.ts';

const server = testServer();
const db = () => server().platform.db;
const discard = (company: CompanyPerson, id: string) =>
  send(server(), 'DELETE', `/api/imports/${id}`, { token: company.token });

async function aCheckedImport(company: CompanyPerson, text: string) {
  const shown = await anImport(server(), company, fileOf(company, text));
  await confirmColumns(server(), company, shown);
  await server().runTasks();
  return readImport(server(), company, shown.id);
}

test('a row that another import has made since it was checked is there already, and stops nobody else', async () => {
  const company = await anApprovedCompany(server());
  const head = 'candidate id,name,email,job';
  const first = await aCheckedImport(company, `${head}\n7,Ana Lopes,ana@example.com,Cook`);
  const second = await aCheckedImport(
    company,
    `${head}\n7,Ana Lopes,ana.lopes@example.com,Cook\n8,Lin Wu,lin@example.com,Cook`,
  );
  expect(second).toMatchObject({ state: 'checked', ready: 2 });
  await doStep(server(), company, first.id, 'run');
  await doStep(server(), company, second.id, 'run');
  expect(await readImport(server(), company, second.id)).toMatchObject({
    ...{ state: 'done', imported: 1, same: 1, ready: 0 },
  });
  expect(await rowsIn(server(), company, second.id, 'same')).toMatchObject([
    { number: 2, reason: 'waiting' },
  ]);
});

test('a person whom the other system knows twice counts once for an opening', async () => {
  const company = await anApprovedCompany(server());
  const text = [
    'candidate id,name,email,job',
    '1,Ana Lopes,ana@example.com,Cook',
    '2,Ana Lopes,ANA@example.com,cook',
    '3,Ana Lopes,ana@example.com,Waiter',
  ].join('\n');
  const checked = await aCheckedImport(company, text);
  expect(checked).toMatchObject({ ready: 2, same: 1 });
  expect(await rowsIn(server(), company, checked.id, 'same')).toMatchObject([{ number: 3, reason: 'twice' }]);
});

test('of two imports that are begun at once one is', async () => {
  const company = await anApprovedCompany(server());
  const both = [
    await aCheckedImport(company, 'name,email,job\nAna Lopes,ana@example.com,Cook'),
    await aCheckedImport(company, 'name,email,job\nLin Wu,lin@example.com,Cook'),
  ];
  const answers = await Promise.all(
    both.map(({ id }) =>
      send(server(), 'POST', `/api/imports/${id}/run`, { token: company.token, body: {} }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await server().runTasks();
  expect(await db().$count(applications, eq(applications.companyId, company.companyId))).toBe(1);
});

test('an opening whose title has letters that the database knows no small ones of is made once', async () => {
  const company = await anApprovedCompany(server());
  const lines = Array.from({ length: 120 }, (_, n) => `Ana Lopes,a${n}@example.com,ÇAĞRI İŞÇİSİ`);
  await importFile(server(), company, fileOf(company, ['name,email,job', ...lines].join('\n')));
  expect(await db().$count(jobOpenings, eq(jobOpenings.companyId, company.companyId))).toBe(1);
});

test('a file that nothing came of is discarded with its rows; one that made applications, or is another company’s, is not', async () => {
  const company = await anApprovedCompany(server());
  const other = await anApprovedCompany(server());
  const shown = await anImport(server(), company, fileOf(company));
  expect(shown.abilities).toMatchObject({ discard: true });
  expect((await discard(other, shown.id)).status).toBe(404);
  expect((await discard(company, shown.id)).status).toBe(200);
  expect((await send(server(), 'GET', `/api/imports/${shown.id}`, company)).status).toBe(404);
  expect(await db().$count(importRows, eq(importRows.importId, shown.id))).toBe(0);
  const done = await importFile(server(), company, fileOf(company));
  expect((await discard(company, done.id)).status).toBe(409);
  await doStep(server(), company, done.id, 'undo');
  expect((await discard(company, done.id)).status).toBe(200);
});

test(`no more than ${importsWaitingMaximum} files wait`, async () => {
  const company = await anApprovedCompany(server());
  const { id } = await anImport(server(), company, fileOf(company));
  const [row] = await db().select().from(imports).where(eq(imports.id, id));
  if (!row) throw new Error('No import');
  const others = Array.from({ length: importsWaitingMaximum - 1 }, () => ({ ...row, id: randomUUID() }));
  await db().insert(imports).values(others);
  const refused = await sendFile(server(), company, fileOf(company));
  expect([refused.status, refused.body.errors.file]).toEqual([422, [expect.stringMatching(/10 files wait/)]]);
  await discard(company, id);
  expect((await sendFile(server(), company, fileOf(company))).status).toBe(200);
});

test('a refused row says the line that a spreadsheet shows, empty ones counted', async () => {
  const company = await anApprovedCompany(server());
  const csv = await aCheckedImport(company, 'name,email,job\n\n,,\n,a@example.com,Cook\n');
  expect(await rowsIn(server(), company, csv.id, 'refused')).toMatchObject([{ number: 4 }]);
  const excel = await anImport(
    server(),
    company,
    aSheet([
      ['name', 'email', 'job'],
      ['', '', ''],
      ['', 'a@example.com', 'Cook'],
    ]),
  );
  await confirmColumns(server(), company, excel);
  await server().runTasks();
  expect(await rowsIn(server(), company, excel.id, 'refused')).toMatchObject([{ number: 3 }]);
});

test('a no erases what other files of the company still say of the person, whatever became of their rows', async () => {
  const company = await anApprovedCompany(server());
  await importFile(server(), company, fileOf(company));
  const email = fileOf(company, 'omar@example.com');
  const left = [
    await anImport(server(), company, fileOf(company)),
    await aCheckedImport(company, 'name,email,job,date\nOmar Haddad,OMAR@example.com,Cook,soon'),
  ];
  await answerAdded(server(), { token: await tokenOf(server(), email), answer: 'decline' });
  for (const { id, total } of left)
    expect(await db().$count(importRows, eq(importRows.importId, id))).toBe(total - 1);
});

test('whoever is erased is gone from a file that nobody has checked, and from its refused rows', async () => {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const line = `Ana Lopes,${candidate.email.toUpperCase()},Cook,soon`;
  const unread = await anImport(server(), company, `name,email,job,date\n${line}`);
  const refused = await aCheckedImport(company, `name,email,job,date\n${line}`);
  expect(refused).toMatchObject({ refused: 1 });
  await send(server(), 'DELETE', '/api/candidate/1', { ...candidate, body: { password } });
  await server().runTasks();
  for (const { id } of [unread, refused])
    expect(await db().$count(importRows, eq(importRows.importId, id))).toBe(0);
});

test('an import that ends late keeps its rows until it can be undone no more', async () => {
  const company = await anApprovedCompany(server());
  const { id } = await aCheckedImport(company, 'name,email,job\nAna Lopes,ana@example.com,Cook');
  const sweep = () => deleteInBatches(db(), oldRows(new Date(server().clock.now().getTime() - 30 * dayMs)));
  server().clock.advance(29 * dayMs);
  expect((await doStep(server(), company, id, 'run')).status).toBe(200);
  server().clock.advance(29 * dayMs);
  await sweep();
  expect(await db().$count(importRows, eq(importRows.importId, id))).toBe(1);
  expect(await readImport(server(), company, id)).toMatchObject({ abilities: { undo: true } });
  server().clock.advance(2 * dayMs);
  await sweep();
  expect(await db().$count(importRows, eq(importRows.importId, id))).toBe(0);
  expect((await doStep(server(), company, id, 'undo')).status).toBe(409);
  expect(await db().$count(imports, eq(imports.id, id))).toBe(1);
});
