import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { answerAdded, tokenOf } from '#support/added.ts';
import { send } from '#support/client.ts';
import { anImport, confirmColumns, doStep, fileOf, importFile, rowsIn, sendFile } from '#support/imports.ts';
import { aCandidate, aMember, anApprovedCompany, aPendingCompany, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { importRows } from './table.ts';

const server = testServer();
const db = () => server().platform.db;

test('six rows of a hundred are broken: the others are imported, and each refused one is told with its reason', async () => {
  const company = await anApprovedCompany(server());
  const bad = [
    '=cmd|A1,=1+2@example.com,Cook,',
    ',no-name@example.com,Cook,',
    'Ana Lopes,,Cook,',
    'Ana Lopes,ana@example.com,,',
    'Lin Wu,lin@example.com,Cook,2999-01-01',
    'Bo Ek,bo@example.com,Cook,soon',
  ];
  const good = Array.from(
    { length: 94 },
    (_, n) => `Person ${'abcdefghij'[n % 10]},q${n}@example.com,Cook,13/04/2025`,
  );
  const text = ['name,email,job,date', ...bad, ...good].join('\n');
  const done = await importFile(server(), company, fileOf(company, text));
  expect(done).toMatchObject({ state: 'done', imported: 94, refused: 6, date_order: 'day-first' });
  const refused = await rowsIn(server(), company, done.id, 'refused');
  expect(refused.map(({ number, reason }: { number: number; reason: string }) => [number, reason])).toEqual([
    ...[
      [2, 'name'],
      [3, 'no_name'],
      [4, 'no_email'],
      [5, 'no_opening'],
      [6, 'date_future'],
      [7, 'date'],
    ],
  ]);
  const table = await send(server(), 'GET', `/api/imports/${done.id}/refused`, company);
  expect(table.body).toContain("2,This is no name of a person,'=cmd|A1,'=1+2");
});

test('dates that can be read either way are asked for once, columns that are missing are named', async () => {
  const company = await anApprovedCompany(server());
  const shown = await anImport(
    server(),
    company,
    'name,email,job,date\nAna Lopes,a@example.com,Cook,03/04/2025\n',
  );
  expect(shown).toMatchObject({ is_date_unclear: true, date_order: null });
  expect(Object.keys((await confirmColumns(server(), company, shown)).body.errors)).toEqual(['date_order']);
  expect((await confirmColumns(server(), company, shown, { date_order: 'month-first' })).status).toBe(200);
  const without = await anImport(server(), company, 'who,where\nAna,Doha\n');
  const { errors } = (await confirmColumns(server(), company, without)).body;
  expect(errors).toMatchObject({
    columns: [expect.stringMatching(/email/), expect.stringMatching(/name/)],
    opening_id: [expect.any(String)],
  });
});

test('phones and names that two rows share are hinted at, never merged; a person twice for one opening counts once', async () => {
  const company = await anApprovedCompany(server());
  const text = [
    'name,email,phone,job',
    'Mohammed Salem,a@example.com,55123456,Cook',
    'Muhammad Saleem,b@example.com,55123456,Cook',
    'Ali Omar,a@example.com,,Cook',
    'Zed Xu,z@example.com,call me,Cook',
  ].join('\n');
  const shown = await anImport(server(), company, fileOf(company, text));
  await confirmColumns(server(), company, shown);
  await server().runTasks();
  const hinted = await rowsIn(server(), company, shown.id, 'ready');
  expect(hinted.map(({ number, hints }: { number: number; hints: string[] }) => [number, hints])).toEqual([
    [3, ['same_phone', 'same_name']],
    [5, ['phone']],
  ]);
  expect(await rowsIn(server(), company, shown.id, 'same')).toMatchObject([{ number: 4, reason: 'twice' }]);
});

test('whoever said no is refused; owners of an approved company import, into their own openings alone, and see their own imports', async () => {
  const company = await anApprovedCompany(server());
  await importFile(server(), company, fileOf(company));
  await answerAdded(server(), {
    token: await tokenOf(server(), fileOf(company, 'omar@example.com')),
    answer: 'decline',
  });
  const again = await anImport(server(), company, fileOf(company));
  await confirmColumns(server(), company, again);
  await server().runTasks();
  expect(await rowsIn(server(), company, again.id, 'refused')).toMatchObject([{ reason: 'declined' }]);
  const recruiter = await aMember(server(), company.companyId, 'recruiter');
  expect((await sendFile(server(), recruiter, 'name,email\nAna,a@example.com')).status).toBe(403);
  expect(
    (await sendFile(server(), await aPendingCompany(server()), 'name,email\nAna,a@example.com')).body.code,
  ).toBe('COMPANY_NOT_APPROVED');
  const other = await anApprovedCompany(server());
  expect((await send(server(), 'GET', `/api/imports/${again.id}`, other)).status).toBe(404);
  expect((await doStep(server(), other, again.id, 'undo')).status).toBe(404);
});

test('who is erased is gone from the rows of files, too', async () => {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const shown = await anImport(server(), company, `name,email,job\nAna Lopes,${candidate.email},Cook\n`);
  await confirmColumns(server(), company, shown);
  await server().runTasks();
  expect(await db().$count(importRows, eq(importRows.email, candidate.email))).toBe(1);
  await send(server(), 'DELETE', '/api/candidate/1', { ...candidate, body: { password } });
  await server().runTasks();
  expect(await db().$count(importRows, eq(importRows.importId, shown.id))).toBe(0);
});
