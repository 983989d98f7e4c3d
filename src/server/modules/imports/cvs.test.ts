import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cvMaximumBytes } from '#domain/uploads.ts';
import { applications } from '#server/modules/applications/table.ts';
import { files } from '#server/modules/files/table.ts';
import { answerAdded, listedTo, tokenOf } from '#support/added.ts';
import { anArchive, type Packed } from '#support/archive-files.ts';
import { aCvOf, anArchiveImport, sendArchive } from '#support/archives.ts';
import { send } from '#support/client.ts';
import { confirmColumns, doStep, isKilledInIts, readImport, rowsIn } from '#support/imports.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { anApprovedCompany, type CompanyPerson } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { aPdf } from '#support/uploads.ts';
import { aWordFile } from '#support/word.ts';
import { importRows, imports } from './table.ts';

const server = testServer();
const db = () => server().platform.db;
const addressOf = (name: string, { companyId }: CompanyPerson) =>
  `${name}-${companyId.slice(0, 8)}@example.com`;

function mariam(company: CompanyPerson): Packed {
  const content = aCvOf('Mariam Al Kuwari', addressOf('mariam', company), '+974 5512 3456');
  return { name: 'cvs/مريم الكواري.pdf', content };
}

function omar(company: CompanyPerson): Packed {
  const line = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const body = [line('Omar Haddad'), line(addressOf('omar', company)), line('+974 4411 2233')].join('');
  return { name: Buffer.from('Curriculum Vit\x91.docx', 'latin1'), content: aWordFile({ body }) };
}

async function aCheckedArchive(company: CompanyPerson, packed: readonly Packed[], openingId?: string) {
  const shown = await anArchiveImport(server(), company, packed);
  const opening_id = openingId ?? (await anOpening(server(), company.companyId));
  const answer = await confirmColumns(server(), company, shown, { opening_id });
  expect(answer.status).toBe(200);
  await server().runTasks();
  return readImport(server(), company, shown.id);
}

const reasonsOf = async (company: CompanyPerson, id: string) =>
  (await rowsIn(server(), company, id, 'refused')).map(
    ({ file, reason }: { file: string; reason: string }) => [file, reason],
  );

test('each CV of an archive becomes a row with name, email and phone, is shown before it is imported, and stays with its application', async () => {
  const company = await anApprovedCompany(server());
  const packed = [mariam(company), omar(company), { name: '__MACOSX/._x.pdf', content: aPdf() }];
  const shown = await anArchiveImport(server(), company, [
    ...packed,
    { name: 'cvs/.DS_Store', content: aPdf() },
  ]);
  expect(shown).toMatchObject({ preset: 'cvs', state: 'columns', total: 2, done: 2 });
  expect(shown.columns.slice(0, 3)).toMatchObject([
    { field: 'name' },
    { field: 'email' },
    { field: 'phone' },
  ]);
  const opening_id = await anOpening(server(), company.companyId);
  await confirmColumns(server(), company, shown, { opening_id });
  await server().runTasks();
  expect(await rowsIn(server(), company, shown.id, 'ready')).toMatchObject([
    { name: 'Mariam Al Kuwari', email: addressOf('mariam', company), file: 'cvs/مريم الكواري.pdf' },
    { name: 'Omar Haddad', email: addressOf('omar', company), file: 'Curriculum Vitæ.docx' },
  ]);
  expect((await lettersTo(db(), addressOf('omar', company))).length).toBe(0);
  await doStep(server(), company, shown.id, 'run');
  expect(await readImport(server(), company, shown.id)).toMatchObject({ state: 'done', imported: 2 });
  const { data } = await listedTo(server(), company);
  expect(data.map(({ unconfirmed }: { unconfirmed: boolean }) => unconfirmed)).toEqual([true, true]);
  const made = await db()
    .select({ label: files.label, ownerId: files.ownerId })
    .from(applications)
    .innerJoin(files, eq(files.id, applications.cvFileId))
    .where(eq(applications.companyId, company.companyId));
  expect(made.map(({ label, ownerId }) => [label, ownerId]).toSorted()).toEqual([
    ['Curriculum Vitæ.pdf', null],
    ['مريم الكواري.pdf', null],
  ]);
  expect((await lettersTo(db(), addressOf('omar', company))).map(({ kind }) => kind)).toEqual([
    'addition-asked',
  ]);
  const [row] = await db().select().from(imports).where(eq(imports.id, shown.id));
  expect(row?.archiveKey).toBeNull();
});

test('the same archive twice changes nothing; an undo takes applications and CVs', async () => {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId);
  const packed = [mariam(company), { ...mariam(company), name: 'again.pdf' }, omar(company)];
  const first = await aCheckedArchive(company, packed, openingId);
  expect(first).toMatchObject({ ready: 2, same: 1 });
  await doStep(server(), company, first.id, 'run');
  const cvs = await db()
    .select({ id: applications.cvFileId })
    .from(applications)
    .where(eq(applications.companyId, company.companyId));
  const second = await aCheckedArchive(company, packed, openingId);
  expect(second).toMatchObject({ ready: 0, same: 3 });
  expect(second.same_file_at).not.toBeNull();
  await doStep(server(), company, first.id, 'undo');
  expect(await readImport(server(), company, first.id)).toMatchObject({ state: 'undone', imported: 0 });
  const ids = cvs.flatMap(({ id }) => id ?? []);
  expect([ids.length, await db().$count(files, inArray(files.id, ids))]).toEqual([2, 0]);
});

test('one bad file stops nobody else, and each says why', async () => {
  const company = await anApprovedCompany(server());
  const noEmail = aCvOf('Ana Lopes', 'Cook');
  const encrypted = Buffer.from(
    aPdf()
      .toString('latin1')
      .replace(
        '/Root 1 0 R',
        '/Root 1 0 R/Encrypt<</Filter/Standard/V 1/R 2/O(0123456789abcdef0123456789abcdef)/U(0123456789abcdef0123456789abcdef)/P -44>>/ID[<00><00>]',
      ),
    'latin1',
  );
  const macros = aWordFile({ body: '', type: 'application/vnd.ms-word.document.macroEnabled.main+xml' });
  const packed: Packed[] = [
    { name: 'no-email.pdf', content: noEmail },
    { name: 'notes.txt', content: Buffer.from('Ana Lopes a@example.com') },
    { name: 'more.zip', content: anArchive([mariam(company)]) },
    { name: 'locked.pdf', content: encrypted },
    { name: 'packed-with-a-password.pdf', content: noEmail, isEncrypted: true },
    { name: '../../etc/cv.pdf', content: noEmail },
    { name: 'C:\\cv.pdf', content: noEmail },
    { name: 'torn.pdf', content: Buffer.from('%PDF-1.4 nothing more') },
    { name: 'macros.docx', content: macros },
    mariam(company),
  ];
  const { id, ready } = await aCheckedArchive(company, packed);
  expect(ready).toBe(1);
  expect(await reasonsOf(company, id)).toEqual([
    ['no-email.pdf', 'no_email'],
    ['notes.txt', 'cv_type'],
    ['more.zip', 'cv_archive'],
    ['locked.pdf', 'cv_encrypted'],
    ['packed-with-a-password.pdf', 'cv_encrypted'],
    ['../../etc/cv.pdf', 'cv_path'],
    ['C:/cv.pdf', 'cv_path'],
    ['torn.pdf', 'cv_unreadable'],
    ['macros.docx', 'cv_unreadable'],
  ]);
});

test('bombs unpack to nothing: by what they say of themselves, and by what they are', async () => {
  const company = await anApprovedCompany(server());
  const bomb = Buffer.alloc(200 * 1024 * 1024);
  const large = randomBytes(cvMaximumBytes + 1);
  const { id } = await aCheckedArchive(company, [
    { name: 'bomb.pdf', content: bomb },
    { name: 'hidden-bomb.pdf', content: bomb, says: 1000 },
    { name: 'large.pdf', content: large },
  ]);
  expect(await reasonsOf(company, id)).toEqual([
    ['bomb.pdf', 'cv_packed'],
    ['hidden-bomb.pdf', 'cv_unreadable'],
    ['large.pdf', 'cv_large'],
  ]);
});

const cv = { content: aCvOf('Ana Lopes', 'ana@example.com') };
test.each<[string, Uint8Array, RegExp]>([
  ['no archive', aPdf(), /no ZIP archive/],
  ['a torn one', anArchive([{ ...cv, name: 'a.pdf' }]).subarray(0, 300), /no ZIP archive/],
  ['nothing but folders', anArchive([{ name: 'cvs/', content: new Uint8Array() }]), /no files/],
  [
    'files that share their bytes',
    anArchive([
      { ...cv, name: 'a.pdf' },
      { ...cv, name: 'b.pdf', isShared: true },
    ]),
    /no ZIP archive/,
  ],
  [
    '2,001 files',
    anArchive(Array.from({ length: 2001 }, (_, n) => ({ name: `${n}.pdf`, content: new Uint8Array(1) }))),
    /more than 2,000/,
  ],
])('an archive is refused in a sentence: %s', async (_, content, sentence) => {
  const { status, body } = await sendArchive(server(), await anApprovedCompany(server()), content);
  expect([status, body.errors.file]).toEqual([422, [expect.stringMatching(sentence)]]);
});

test('a reading that was killed goes on where it was, by itself, and nothing is read twice', async () => {
  const company = await anApprovedCompany(server());
  const packed = Array.from({ length: 6 }, (_, n) => ({
    name: `${n}.pdf`,
    content: aCvOf('Mariam Al Kuwari', addressOf(`m${n}`, company)),
  }));
  const { body } = await sendArchive(server(), company, anArchive(packed));
  await isKilledInIts(2, server(), body.id);
  expect(await readImport(server(), company, body.id)).toMatchObject({ state: 'reading', done: 2 });
  server().clock.advance(60_000);
  await server().runTasks();
  expect(await readImport(server(), company, body.id)).toMatchObject({ state: 'columns', done: 6 });
  const rows = await db().select().from(importRows).where(eq(importRows.importId, body.id));
  expect(new Set(rows.map(({ email }) => email)).size).toBe(6);
});

test('an archive that came in when a table was a file like the others is read as it was numbered', async () => {
  const company = await anApprovedCompany(server());
  const mine = (who: string) => ({
    name: `${who}.pdf`,
    content: aCvOf('Mariam Al Kuwari', addressOf(who, company)),
  });
  const list = { name: 'list.csv', content: Buffer.from('Name,Email\nAna Lopes,ana@example.com') };
  const { body } = await sendArchive(
    server(),
    company,
    anArchive([mine('m0'), list, mine('m1'), mine('m2')]),
  );
  // As it was kept then: a row for each file of the archive, the table among them, by its place alone.
  await db().delete(importRows).where(eq(importRows.importId, body.id));
  await db()
    .update(imports)
    .set({ preset: 'cvs', files: 0, total: 4, done: 0 })
    .where(eq(imports.id, body.id));
  const createdAt = server().clock.now();
  await db()
    .insert(importRows)
    .values(
      [1, 2, 3, 4].map((number) => ({
        ...{ importId: body.id, companyId: company.companyId, number, createdAt },
        ...{ cells: [], state: 'unread' as const },
      })),
    );
  await server().runTasks();
  const rows = await db()
    .select({ email: importRows.email, problem: importRows.problem })
    .from(importRows)
    .where(eq(importRows.importId, body.id))
    .orderBy(importRows.number);
  expect(rows).toEqual([
    { email: addressOf('m0', company), problem: null },
    { email: '', problem: 'cv_type' },
    { email: addressOf('m1', company), problem: null },
    { email: addressOf('m2', company), problem: null },
  ]);
});

test('a file that is thrown away while it is read, and a no, take the CVs along', async () => {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId);
  const first = await aCheckedArchive(company, [mariam(company)], openingId);
  await doStep(server(), company, first.id, 'run');
  const again = await aCheckedArchive(company, [mariam(company), omar(company)], openingId);
  const left = await db().select().from(importRows).where(eq(importRows.importId, again.id));
  const idOf = (name: string) => left.find(({ email }) => email === addressOf(name, company))?.fileId ?? '';
  await answerAdded(server(), {
    token: await tokenOf(server(), addressOf('mariam', company)),
    answer: 'decline',
  });
  expect(await db().$count(files, eq(files.id, idOf('mariam')))).toBe(0);
  expect(await db().$count(files, eq(files.id, idOf('omar')))).toBe(1);
  const other = await anApprovedCompany(server());
  const discard = (caller: CompanyPerson, id: string) =>
    send(server(), 'DELETE', `/api/imports/${id}`, { token: caller.token });
  expect((await discard(other, again.id)).status).toBe(404);
  expect((await discard(company, again.id)).status).toBe(200);
  expect(await db().$count(files, eq(files.id, idOf('omar')))).toBe(0);
  const { body } = await sendArchive(server(), company, anArchive([omar(company)]));
  expect((await discard(company, body.id)).status).toBe(200);
  await server().runTasks();
  expect((await send(server(), 'GET', `/api/imports/${body.id}`, company)).status).toBe(404);
});
