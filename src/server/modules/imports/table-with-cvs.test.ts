import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { archiveCvsMaximum } from '#domain/imports/archives.ts';
import { applications } from '#server/modules/applications/table.ts';
import { files } from '#server/modules/files/table.ts';
import { answerAdded, tokenOf } from '#support/added.ts';
import { anArchive, type Packed } from '#support/archive-files.ts';
import { aCvOf, anArchiveImport, sendArchive } from '#support/archives.ts';
import { send } from '#support/client.ts';
import { confirmColumns, doStep, fileOf, isKilledInIts, readImport, rowsIn } from '#support/imports.ts';
import { aCandidate, anApprovedCompany, type CompanyPerson, password } from '#support/people.ts';
import { aSheet } from '#support/sheets.ts';
import { testServer } from '#support/test-server.ts';
import { importRows } from './table.ts';

const server = testServer();
const db = () => server().platform.db;

const table = [
  'Full Name,Email,Job Title,Resume',
  'Mariam Al Kuwari,mariam@example.com,Site Engineer,MARIAM.PDF',
  'Mariam Al Kuwari,mariam@example.com,Planner,cvs/mariam.pdf',
  'Omar Haddad,omar@example.com,Planner,omar.docx',
  'Priya Nair,priya@example.com,Planner,cv.pdf',
  'Lin Wu,lin@example.com,Planner,mariam.pdf',
  'Zoé Haddad,zoe@example.com,Planner,locked.pdf',
  'Ana Lopes,ana@example.com,Planner,',
  'No Email,,Planner,2025/cv.pdf',
].join('\n');
const cv = aCvOf('Somebody');
const cvs: Packed[] = [
  { name: 'cvs/Mariam.pdf', content: aCvOf('Mariam Al Kuwari', 'other@example.com') },
  { name: '2024/cv.pdf', content: cv },
  { name: '2025/cv.pdf', content: cv },
  { name: 'locked.pdf', content: cv, isEncrypted: true },
  { name: 'more.zip', content: anArchive([{ name: 'cv.pdf', content: cv }]) },
  { name: 'nobody’s.pdf', content: cv },
];

const packedOf = (company: CompanyPerson): Packed[] => [
  { name: 'export/applicants.csv', content: Buffer.from(fileOf(company, table)) },
  ...cvs,
];

async function aCheckedOne(company: CompanyPerson, packed = packedOf(company)) {
  const shown = await anArchiveImport(server(), company, packed);
  expect((await confirmColumns(server(), company, shown)).status).toBe(200);
  await server().runTasks();
  return readImport(server(), company, shown.id);
}

const told = async (company: CompanyPerson, id: string, state: string) =>
  (await rowsIn(server(), company, id, state)).map(
    ({ name, file, reason, hints, value }: Record<string, unknown>) => [name, file, reason ?? hints, value],
  );
const cvsOf = async ({ companyId }: CompanyPerson) =>
  db()
    .select({ id: applications.cvFileId })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), isNotNull(applications.cvFileId)));

/** The files of an import that are no row's. */
const filesOf = async (id: string) => {
  const rows = await db()
    .select({ cells: importRows.cells, fileId: importRows.fileId })
    .from(importRows)
    .where(and(eq(importRows.importId, id), isNotNull(importRows.filePlace)))
    .orderBy(importRows.filePlace);
  return rows.flatMap(({ cells, fileId }) => (fileId ? [{ name: cells.at(-1), fileId }] : []));
};
const keptOf = (named: { fileId: string }[]) => {
  const ids = named.map(({ fileId }) => fileId);
  return db().$count(files, inArray(files.id, ids));
};
const declines = async ({ companyId }: CompanyPerson, who: string) => {
  const email = `${who}-${companyId.slice(0, 8)}@example.com`;
  await answerAdded(server(), { token: await tokenOf(server(), email), answer: 'decline' });
};

test('each row of a table gets the file that it names, and the check says which is missing, unclear, refused or nobody’s', async () => {
  const company = await anApprovedCompany(server());
  const shown = await anArchiveImport(server(), company, packedOf(company));
  expect(shown).toMatchObject({ preset: 'other', state: 'columns', total: 14, files: 6 });
  expect(shown.columns.map(({ field }: { field: string }) => field)).toEqual([
    ...['name', 'email', 'opening', 'cv'],
  ]);
  const checked = await aCheckedOne(company);
  expect(checked).toMatchObject({ ready: 7, refused: 5, refused_files: 4, same: 0, without_file: 4 });
  expect(await told(company, checked.id, 'ready')).toEqual([
    ['Mariam Al Kuwari', 'cvs/mariam.pdf', ['same_name'], ''],
    ['Omar Haddad', '', ['cv_missing'], 'omar.docx'],
    ['Priya Nair', '', ['cv_unclear'], 'cv.pdf'],
    ['Lin Wu', '', ['cv_taken'], 'mariam.pdf'],
    ['Zoé Haddad', '', ['cv_refused'], 'locked.pdf'],
    ['Mariam Al Kuwari', 'MARIAM.PDF', [], ''],
  ]);
  const besides = (await rowsIn(server(), company, checked.id, 'refused')).map(
    (row: { is_beside_table: boolean }) => row.is_beside_table,
  );
  expect(besides).toEqual([false, true, true, true, true]);
  expect(await told(company, checked.id, 'refused')).toEqual([
    ['No Email', '', 'no_email', ''],
    ['', '2024/cv.pdf', 'cv_unnamed', ''],
    ['', 'locked.pdf', 'cv_encrypted', ''],
    ['', 'more.zip', 'cv_archive', ''],
    ['', 'nobody’s.pdf', 'cv_unnamed', ''],
  ]);
});

test('columns that are changed give the files anew; a table without a column of files lists them all', async () => {
  const company = await anApprovedCompany(server());
  const checked = await aCheckedOne(company);
  const change = { columns: ['name', 'email', 'opening', null] };
  await confirmColumns(server(), company, checked, change);
  await server().runTasks();
  const without = await readImport(server(), company, checked.id);
  expect(without).toMatchObject({ ready: 7, refused: 7, without_file: 0 });
  await confirmColumns(server(), company, without, { columns: ['name', 'email', 'opening', 'cv'] });
  await server().runTasks();
  expect(await readImport(server(), company, checked.id)).toMatchObject({
    ...{ ready: 7, refused: 5, without_file: 4 },
  });
});

test('the applications keep the files, the same archive twice changes nothing, and an undo takes both', async () => {
  const company = await anApprovedCompany(server());
  const { id } = await aCheckedOne(company);
  await send(server(), 'POST', `/api/imports/${id}/run`, company);
  // Nobody counts its rows at each look at how far it is.
  expect(await readImport(server(), company, id)).toMatchObject({ state: 'running', without_file: 0 });
  await server().runTasks();
  expect(await readImport(server(), company, id)).toMatchObject({ state: 'done', imported: 7 });
  const kept = (await cvsOf(company)).flatMap((one) => one.id ?? []);
  expect([kept.length, new Set(kept).size]).toEqual([2, 1]);
  const again = await aCheckedOne(company);
  expect(again).toMatchObject({ ready: 0, same: 7, refused: 5 });
  expect(again.same_file_at).not.toBeNull();
  await doStep(server(), company, id, 'undo');
  expect(await readImport(server(), company, id)).toMatchObject({ state: 'undone', imported: 0 });
  expect(await db().$count(files, inArray(files.id, kept))).toBe(0);
});

test('a no takes the CV of its person along, that of nobody else', async () => {
  const company = await anApprovedCompany(server());
  const first = await aCheckedOne(company);
  await doStep(server(), company, first.id, 'run');
  const again = await aCheckedOne(company, [
    { name: 'a.csv', content: Buffer.from(fileOf(company, table.replaceAll('Planner', 'Cook'))) },
    ...cvs,
  ]);
  const mine = () =>
    db()
      .select({ fileId: importRows.fileId })
      .from(importRows)
      .where(and(eq(importRows.importId, again.id), isNotNull(importRows.fileId)));
  const before = await mine();
  expect(before.length).toBeGreaterThan(1);
  await declines(company, 'mariam');
  const left = new Set((await mine()).map(({ fileId }) => fileId));
  const gone = before.flatMap(({ fileId }) => (fileId && !left.has(fileId) ? [fileId] : []));
  expect([gone.length, await db().$count(files, inArray(files.id, gone))]).toEqual([1, 0]);
});

test('a no takes the CV and the row of a file along that no row of its person got, that of nobody else', async () => {
  const company = await anApprovedCompany(server());
  const first = await aCheckedOne(company);
  await doStep(server(), company, first.id, 'run');
  const again = await aCheckedOne(company);
  const before = await filesOf(again.id);
  expect(before).toHaveLength(4);
  await declines(company, 'lin');
  expect(await filesOf(again.id)).toEqual(before);
  await declines(company, 'mariam');
  expect(await filesOf(again.id)).toEqual(before.filter(({ name }) => name !== 'cvs/Mariam.pdf'));
  expect(await keptOf(before)).toBe(3);
});

test('whoever is erased takes the file along that their refused row names', async () => {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const csv = `Name,Email,Job,Date,CV\nAna Lopes,${candidate.email},Cook,soon,mariam.pdf`;
  const { id, refused } = await aCheckedOne(company, [{ name: 'a.csv', content: Buffer.from(csv) }, ...cvs]);
  expect(refused).toBe(6);
  const before = await filesOf(id);
  await send(server(), 'DELETE', '/api/candidate/1', { ...candidate, body: { password } });
  await server().runTasks();
  expect(await filesOf(id)).toEqual(before.filter(({ name }) => name !== 'cvs/Mariam.pdf'));
  expect([before.length, await keptOf(before)]).toEqual([4, 3]);
});

test('of a file that is an application’s now nothing is kept, not even its name', async () => {
  const company = await anApprovedCompany(server());
  const { id } = await aCheckedOne(company);
  const names = async () => {
    const rows = await db()
      .select({ cells: importRows.cells })
      .from(importRows)
      .where(and(eq(importRows.importId, id), isNotNull(importRows.filePlace)))
      .orderBy(importRows.filePlace);
    return rows.map(({ cells }) => cells.join(''));
  };
  const others = ['2024/cv.pdf', '2025/cv.pdf', 'locked.pdf', 'more.zip', 'nobody’s.pdf'];
  expect(await names()).toEqual(['cvs/Mariam.pdf', ...others]);
  await doStep(server(), company, id, 'run');
  expect(await names()).toEqual(['', ...others]);
});

test('a reading that was killed goes on where it was, and each row has its file in the end', async () => {
  const company = await anApprovedCompany(server());
  const { body } = await sendArchive(server(), company, anArchive(packedOf(company)));
  await isKilledInIts(2, server(), body.id);
  server().clock.advance(60_000);
  await server().runTasks();
  const shown = await readImport(server(), company, body.id);
  expect(shown).toMatchObject({ state: 'columns', done: 14 });
  await confirmColumns(server(), company, shown);
  await server().runTasks();
  expect(await readImport(server(), company, body.id)).toMatchObject({ ready: 7, refused: 5 });
});

test('an Excel file is a table, too, and its formulas are text; a table without files needs none', async () => {
  const company = await anApprovedCompany(server());
  const rows = aSheet([
    ['الاسم', 'البريد الإلكتروني', 'الوظيفة', 'السيرة الذاتية'],
    ['مريم الكواري', 'mk@example.com', 'Planner', '=HYPERLINK(1)'],
  ]);
  const checked = await aCheckedOne(company, [{ name: 'list.XLSX', content: rows }]);
  expect(checked).toMatchObject({ ready: 1, refused: 0, files: 0 });
});

test('the table is not counted among the CVs that an archive may hold', async () => {
  const company = await anApprovedCompany(server());
  const many = (count: number): Packed[] => [
    { name: 'a.csv', content: Buffer.from(fileOf(company, table)) },
    ...Array.from({ length: count }, (_, n) => ({
      ...{ name: `${n}.pdf`, content: new Uint8Array(1), isEncrypted: true },
    })),
  ];
  const { body } = await sendArchive(server(), company, anArchive(many(archiveCvsMaximum)));
  expect(await readImport(server(), company, body.id)).toMatchObject({ files: archiveCvsMaximum });
  const more = await sendArchive(server(), company, anArchive(many(archiveCvsMaximum + 1)));
  expect([more.status, more.body.errors.file]).toEqual([422, [expect.stringMatching(/more than 2,000/)]]);
});

test.each<[string, Packed[], RegExp]>([
  [
    'several tables',
    [
      { name: 'a.csv', content: Buffer.from(table) },
      { name: 'b/a.xlsx', content: Buffer.from(table) },
    ],
    /several tables/,
  ],
  [
    'a table that is a bomb',
    [{ name: 'a.csv', content: Buffer.alloc(100_000_000, 'a,b\n') }],
    /could not be read/,
  ],
  [
    'a table that says less than it is',
    [{ name: 'a.csv', content: Buffer.alloc(30_000_000, 'a,b\n'), says: 5000 }],
    /could not be read/,
  ],
  [
    'a table with a password',
    [{ name: 'a.csv', content: Buffer.from(table), isEncrypted: true }],
    /could not be read/,
  ],
  ['a table outside', [{ name: '../a.csv', content: Buffer.from(table) }], /could not be read/],
  ['heads alone', [{ name: 'a.csv', content: Buffer.from('name,email\n') }], /no rows/],
])('an archive is refused in a sentence: %s', async (_, packed, sentence) => {
  const company = await anApprovedCompany(server());
  const { status, body } = await sendArchive(server(), company, anArchive([...packed, ...cvs]));
  expect([status, body.errors.file]).toEqual([422, [expect.stringMatching(sentence)]]);
});
