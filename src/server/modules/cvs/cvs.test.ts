import { expect, test } from 'vitest';
import { type CvDocument, emptyCv } from '#domain/cvs/document.ts';
import { cvsMaximum, cvVersionMinutes, cvVersionsMaximum } from '#domain/cvs/kept.ts';
import { contributors } from '#server/modules/register.ts';
import { exportPersonalData } from '#server/platform/personal-data.ts';
import { send } from '#support/client.ts';
import { aCandidate, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { cvs } from './table.ts';

const server = testServer();

const titled = (title: string): CvDocument => {
  const empty = emptyCv('en');
  return { ...empty, basics: { ...empty.basics, name: 'Layla Haddad', title } };
};

async function aCv({ token }: Person, title = 'Structural Engineer') {
  const body = { name: 'Site engineering', document: titled(title) };
  return (await send(server(), 'POST', '/api/cvs', { token, body })).body.data;
}

function save({ token }: Person, cv: { id: string; version: number }, title: string) {
  const body = { document: titled(title), version: cv.version };
  return send(server(), 'PUT', `/api/cvs/${cv.id}`, { token, body });
}

const list = async ({ token }: Person) => (await send(server(), 'GET', '/api/cvs', { token })).body.data;
const read = async ({ token }: Person, id: string) =>
  (await send(server(), 'GET', `/api/cvs/${id}`, { token })).body.data;
const versions = async ({ token }: Person, id: string) =>
  (await send(server(), 'GET', `/api/cvs/${id}/versions`, { token })).body.data;

test('a CV is kept as it was written, renamed, duplicated and deleted', async () => {
  const person = await aCandidate(server());
  const { token } = person;
  const cv = await aCv(person);
  expect(await read(person, cv.id)).toMatchObject({
    name: 'Site engineering',
    document: titled('Structural Engineer'),
    version: 1,
  });
  const renamed = await send(server(), 'PATCH', `/api/cvs/${cv.id}`, { token, body: { name: 'Bridges' } });
  expect(renamed.body.data).toMatchObject({ name: 'Bridges', version: 1 });
  const copy = await send(server(), 'POST', `/api/cvs/${cv.id}/copy`, { token, body: { name: 'Towers' } });
  expect(copy.body.data).toMatchObject({ name: 'Towers', document: titled('Structural Engineer') });
  expect(await list(person)).toHaveLength(2);
  expect((await send(server(), 'DELETE', `/api/cvs/${cv.id}`, { token })).status).toBe(200);
  expect(await list(person)).toMatchObject([{ name: 'Towers' }]);
});

test('another candidate finds none of it', async () => {
  const cv = await aCv(await aCandidate(server()));
  const other = await aCandidate(server());
  const { token } = other;
  const path = `/api/cvs/${cv.id}`;
  const answers = [
    await send(server(), 'GET', path, { token }),
    await send(server(), 'GET', `${path}/versions`, { token }),
    await send(server(), 'GET', `${path}/pdf`, { token }),
    await send(server(), 'GET', '/api/cvs/no-id', { token }),
    await save(other, cv, 'Taken over'),
    await send(server(), 'PATCH', path, { token, body: { name: 'Mine' } }),
    await send(server(), 'POST', `${path}/copy`, { token, body: { name: 'Mine' } }),
    await send(server(), 'POST', `${path}/file`, { token, body: {} }),
    await send(server(), 'POST', `${path}/restore`, { token, body: { version_id: cv.id } }),
    await send(server(), 'DELETE', path, { token }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(await list(other)).toEqual([]);
});

test('a second window with older words is refused', async () => {
  const person = await aCandidate(server());
  const cv = await aCv(person);
  const saved = await save(person, cv, 'Bridge Engineer');
  expect(saved.body.data).toMatchObject({ version: 2 });
  const refused = await save(person, cv, 'Tower Engineer');
  expect([refused.status, refused.body.code]).toEqual([409, 'CONFLICT']);
  expect((await read(person, cv.id)).document.basics.title).toBe('Bridge Engineer');
});

test('while it is written, a version is kept every ten minutes, and the last twenty stay', async () => {
  const person = await aCandidate(server());
  let cv = await aCv(person, 'Draft 0');
  cv = (await save(person, cv, 'Draft 1')).body.data;
  expect(await versions(person, cv.id)).toEqual([]);
  for (let draft = 2; draft < cvVersionsMaximum + 4; draft += 1) {
    server().clock.advance(cvVersionMinutes * 60_000);
    cv = (await save(person, cv, `Draft ${draft}`)).body.data;
  }
  const kept = await versions(person, cv.id);
  expect(kept).toHaveLength(cvVersionsMaximum);
  expect(kept[0].document.basics.title).toBe(`Draft ${cvVersionsMaximum + 2}`);
});

test('a version is put back, and what stood there becomes one', async () => {
  const person = await aCandidate(server());
  const { token } = person;
  const cv = await aCv(person, 'First');
  server().clock.advance(cvVersionMinutes * 60_000);
  await save(person, cv, 'Second');
  const [first] = await versions(person, cv.id);
  const put = await send(server(), 'POST', `/api/cvs/${cv.id}/restore`, {
    token,
    body: { version_id: first.id },
  });
  expect(put.body.data).toMatchObject({ version: 3, document: { basics: { title: 'First' } } });
  const titles = (await versions(person, cv.id)).map(
    ({ document }: { document: CvDocument }) => document.basics.title,
  );
  expect(titles).toEqual(['Second', 'First']);
});

test('the 21st is refused with what to do', async () => {
  const person = await aCandidate(server());
  const rows = Array.from({ length: cvsMaximum }, (_, index) => ({
    candidateId: person.accountId,
    name: `CV ${index}`,
    document: titled('Nurse'),
    profileVersion: 1,
  }));
  await server().platform.db.insert(cvs).values(rows);
  const body = { name: 'One more', document: titled('Nurse') };
  const refused = await send(server(), 'POST', '/api/cvs', { token: person.token, body });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'You can keep 20 CVs. Delete one that you no longer need first.',
  ]);
});

test('an export has the CVs with their versions, and erasing takes them along', async () => {
  const person = await aCandidate(server());
  const cv = await aCv(person, 'First');
  server().clock.advance(cvVersionMinutes * 60_000);
  await save(person, cv, 'Second');
  const context = server().systemContext('test');
  const found = await exportPersonalData(context, person.accountId);
  expect(found).toMatchObject({
    cvs: [{ id: cv.id, document: titled('Second') }],
    cv_versions: [{ cvId: cv.id, document: titled('First') }],
  });
  const own = contributors.personalData.find(({ module }) => module === 'cvs');
  await own?.erase(context, person.accountId);
  expect(await list(person)).toEqual([]);
});
