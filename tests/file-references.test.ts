import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { listFileReferences } from '#server/modules/files/references.ts';
import { releaseFile } from '#server/modules/files/service.ts';
import { sweepNames } from '#server/modules/files/task-names.ts';
import { anApplication, anUploadedCv } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { fileDeeds, harmlessDeeds } from '#support/file-deeds.ts';
import { aStoredFile, type FileOwners, fileOwners, nameFile, namesFile } from '#support/file-owners.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
let others: FileOwners;
beforeAll(async () => {
  others = await fileOwners(server());
});

test('every column that names a file keeps it, and some deed here lets it go', async () => {
  const kept = (await references()).map(nameOf);
  const { rows } = await server().platform.db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)file_ids?$' order by 1`);
  // What a recording became goes along with the recording.
  const named = rows.map(({ name }) => name).filter((name) => name !== 'recordings.file_id');
  expect(named.filter((name) => !kept.includes(name))).toEqual([]);
  const taken = new Set(Object.values(fileDeeds).flatMap(({ takes }) => takes));
  expect(kept.filter((name) => !taken.has(name))).toEqual([]);
});

test.each(Object.entries(fileDeeds))('%s: no other record loses the file', async (_name, deed) => {
  const own = await fileOwners(server());
  const id = await namedByAll([own, others]);
  await deed.run(server(), own);
  const isKept = (name: string) => !deed.takes.includes(name);
  expect(await namesOf(own, id)).toEqual((await references()).map(nameOf).filter(isKept));
  expect(await namesOf(others, id)).toEqual((await references()).map(nameOf));
  expect(await hasContent(id)).toBe(true);
});

test.each(Object.entries(fileDeeds))('%s: what nothing else names is gone', async (_name, deed) => {
  const own = await fileOwners(server());
  const { id } = await aStoredFile(server(), own, 'cv');
  for (const reference of await references())
    if (deed.takes.includes(nameOf(reference))) await nameFile(server(), own, reference, id);
  await deed.run(server(), own);
  if (deed.frees === 'with the sweep') await sweep();
  else await server().runTasks();
  expect(await hasContent(id)).toBe(false);
});

test.each(Object.entries(harmlessDeeds))('%s: nobody loses the file', async (_name, run) => {
  const own = await fileOwners(server());
  const id = await namedByAll([own]);
  expect(await run(server(), own)).toMatchObject({ status: 200 });
  await sweep();
  expect(await namesOf(own, id)).toEqual((await references()).map(nameOf));
  expect(await hasContent(id)).toBe(true);
});

test('no release and no sweep takes a file that a single record names, claimed or not', async () => {
  const own = await fileOwners(server());
  for (const reference of await references()) {
    const { id } = await aStoredFile(server(), own, 'cv');
    await server().platform.db.execute(sql`update files set claimed_at = null where id = ${id}`);
    await nameFile(server(), own, reference, id);
    await server()
      .systemContext('test')
      .inTransaction((context) => releaseFile(context, id));
    await sweep();
    expect([nameOf(reference), await namesFile(server(), own, reference, id)]).toEqual([
      nameOf(reference),
      true,
    ]);
    expect(await hasContent(id)).toBe(true);
  }
});

test('an application keeps its CV after the profile took it over and replaced it', async () => {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const cv = await anUploadedCv(server(), candidate);
  const applied = await anApplication(server(), candidate, await anOpening(server(), company.companyId), {
    cv,
  });
  const save = (body: object) => send(server(), 'PUT', '/api/candidate/1', { ...candidate, body });
  expect((await save({ cv })).status).toBe(200);
  expect((await save({ cv: await anUploadedCv(server(), candidate) })).status).toBe(200);
  await server().runTasks();
  const { body } = await send(server(), 'GET', `/api/job_application/${applied}`, company);
  expect((await send(server(), 'GET', `/api/${body.data.cv.path}`, company)).status).toBe(200);
});

test('a video of the introduction that also answers an opening stays the introduction’s', async () => {
  const own = await fileOwners(server());
  const { id } = await aStoredFile(server(), own, 'video');
  await nameFile(server(), own, { table: 'video_introductions', column: 'file_id' }, id);
  const { status, body } = await send(
    server(),
    'POST',
    `/api/job_application/${own.applicationId}/video_answer`,
    { ...own.candidate, body: { question_id: own.questionId, video: `files/${id}` } },
  );
  expect([status, body.data?.path === `files/${id}`]).toEqual([200, false]);
  const { rows } = await server().platform.db.execute(sql`select kind from files where id = ${id}`);
  expect(rows).toEqual([{ kind: 'video' }]);
});

function references() {
  return listFileReferences(server().platform.db);
}

function nameOf({ table, column }: { table: string; column: string }): string {
  return `${table}.${column}`;
}

async function namedByAll(all: FileOwners[]): Promise<string> {
  const [first] = all;
  if (!first) throw new Error('Somebody must own the file');
  const { id } = await aStoredFile(server(), first, 'cv');
  for (const owners of all)
    for (const reference of await references()) await nameFile(server(), owners, reference, id);
  return id;
}

async function namesOf(owners: FileOwners, id: string): Promise<string[]> {
  const found = [];
  for (const reference of await references())
    if (await namesFile(server(), owners, reference, id)) found.push(nameOf(reference));
  return found;
}

async function hasContent(id: string): Promise<boolean> {
  const { rows } = await server().platform.db.execute<{ key: string }>(
    sql`select storage_key as key from files where id = ${id}`,
  );
  return rows[0] !== undefined && server().platform.storage.exists(rows[0].key);
}

/** Everything that sweeps, three days later. */
async function sweep(): Promise<void> {
  const { db, tasks } = server().platform;
  server().clock.advance(72 * 3_600_000);
  for (const task of sweepNames) await tasks.enqueue(db, task, {});
  await server().runTasks();
}
