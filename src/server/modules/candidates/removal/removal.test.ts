import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { anApplication, anUploadedCv } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { anApprovedCompany, type Person, password } from '#support/people.ts';
import { signupOf } from '#support/signup.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const canary = 'canarybirdofqatar';

/** A candidate with everything: profile, CV, application, consents, letters. */
async function aFullCandidate(): Promise<Person & { cv: string }> {
  const signup = {
    ...(await signupOf(server())),
    name: `Omar ${canary}`,
    email: `${canary}-${Date.now()}@example.com`,
  };
  const { body } = await send(server(), 'POST', '/api/candidate', { body: signup });
  const person = { token: body.token, accountId: body.user.id, email: signup.email, name: signup.name };
  const cv = await anUploadedCv(server(), person);
  const change = { cv, description: canary, linkedin: `https://linkedin.com/in/${canary}` };
  await send(server(), 'PUT', '/api/candidate/1', { ...person, body: change });
  const company = await anApprovedCompany(server());
  await anApplication(server(), person, await anOpening(server(), company.companyId), {
    cover_letter: canary,
  });
  return { ...person, cv };
}

function exportOf(person: Person, body: Record<string, unknown>) {
  return server().app.request('http://localhost:3000/api/candidate-export', {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

test('G3: the export holds all own data and files, and asks for the password', async () => {
  const person = await aFullCandidate();
  expect((await exportOf(person, {})).status).toBe(422);
  expect((await exportOf(person, { password: 'wrong' })).status).toBe(422);
  const answer = await exportOf(person, { password });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const names = Object.keys(files);
  expect(names).toEqual(expect.arrayContaining(['README.txt', 'data.json']));
  expect(names.filter((name) => name.startsWith('files/cv-')).length).toBeGreaterThan(0);
  const cv = files[names.find((name) => name.startsWith('files/cv-')) ?? ''];
  expect(new TextDecoder().decode(cv?.slice(0, 5))).toBe('%PDF-');
  const data = JSON.parse(new TextDecoder().decode(files['data.json']));
  expect(data.account).toMatchObject([{ email: person.email }]);
  expect(data.profile).toMatchObject([{ description: canary }]);
  expect(data.consents.length).toBe(5);
  expect(data.applications).toMatchObject([{ coverLetter: canary }]);
  expect(JSON.stringify(data)).not.toMatch(/argon2id|tokenHash|storageKey/);
});

test('G4: deleting needs the password and leaves nothing of the person in the database or on the disk', async () => {
  const person = await aFullCandidate();
  const remove = (body: Record<string, unknown>, id = '1') =>
    send(server(), 'DELETE', `/api/candidate/${id}`, { ...person, body });
  expect((await remove({})).body.errors.password).toEqual(['Please enter your password!']);
  expect((await remove({ password: 'wrong one' })).body.errors.password).toEqual(['Wrong Password!']);
  expect((await remove({ password }, (await aFullCandidate()).accountId)).status).toBe(404);
  expect((await remove({ password })).status).toBe(200);
  await server().runTasks();
  expect((await send(server(), 'GET', '/api/users', person)).status).toBe(401);
  expect((await lettersTo(server().platform.db, person.email)).map(({ kind }) => kind)).toEqual([
    'account-deleted',
  ]);
  const { db } = server().platform;
  const { rows } = await db.execute<{ n: string }>(
    `select count(*) as n from applications where candidate_id is null and cover_letter = ''`,
  );
  expect(Number(rows[0]?.n)).toBe(1);
  const tables = await db.execute<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  const left: string[] = [];
  for (const { name } of tables.rows) {
    const found = await db.execute<{ n: string }>(
      `select count(*) as n from "${name}" t where t::text like '%${person.accountId}%' or t::text like '%${person.email}%'`,
    );
    if (Number(found.rows[0]?.n) > 0) left.push(name);
  }
  // The last letter waits for a mail server; what is sent goes, as `tests/erasure.test.ts` sees.
  expect(left).toEqual(['outbox_letters']);
  const id = person.cv.replace('files/', '');
  expect(await db.execute(`select 1 from files where id = '${id}'`)).toMatchObject({ rowCount: 0 });
});

test('the same by POST, for clients that lose the body of a DELETE', async () => {
  const person = await aFullCandidate();
  const answer = await send(server(), 'POST', '/api/candidate/1/delete', { ...person, body: { password } });
  expect(answer.status).toBe(200);
  expect((await send(server(), 'GET', '/api/users', person)).status).toBe(401);
});
