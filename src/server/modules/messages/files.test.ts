import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { candidates } from '#server/modules/candidates/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { deleteAccount } from '#server/modules/identity/service.ts';
import { anApplication } from '#support/applications.ts';
import { type Caller, send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, aMember, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { aPdf, aPicture, upload } from '#support/uploads.ts';

const server = testServer();

const attach = async (sender: Caller, content: Uint8Array = aPdf(), name = 'licence.pdf') =>
  upload(server(), '/api/files/v1/message-attachment', content, { token: sender.token, name });
const write = (writer: Caller, id: string, files: string[], text = '', key: string = randomUUID()) =>
  send(server(), 'POST', `/api/messages/${id}`, { token: writer.token, body: { text, key, files } });
const read = async (reader: Caller, id: string) =>
  (await send(server(), 'GET', `/api/messages/${id}`, { token: reader.token })).body.data.messages;
const open = async (reader: Caller, path: string) =>
  (await send(server(), 'GET', `/api/${path}`, { token: reader.token })).status;

async function aConversation() {
  const company = await anApprovedCompany(server());
  const person = await aCandidate(server());
  await anApplication(server(), person, await anOpening(server(), company.companyId));
  const body = { candidate_id: person.accountId };
  const begun = await send(server(), 'POST', '/api/messages', { token: company.token, body });
  const id: string = begun.body.data.id;
  await write(company, id, [], 'Your licence, please.');
  return { company, person, id };
}

test('files go along with a message, alone too, and only the two sides read them', async () => {
  const { company, person, id } = await aConversation();
  const { path } = (await attach(person)).body;
  const picture: string = (await attach(person, await aPicture(), 'card.png')).body.path;
  expect(await open(company, path)).toBe(404);
  expect((await write(person, id, [path, picture])).status).toBe(200);
  expect((await read(company, id))[1]).toMatchObject({
    text: '',
    files: [
      { path, name: 'licence.pdf', type: 'application/pdf' },
      { path: picture, name: 'card.png', type: 'image/webp' },
    ],
  });
  const listed = await send(server(), 'GET', '/api/messages', { token: company.token });
  expect(listed.body.data.data[0].last.text).toBe('licence.pdf');
  const colleague = await aMember(server(), company.companyId, 'viewer');
  for (const reader of [person, company, colleague]) expect(await open(reader, path)).toBe(200);
  const strangers = [await anApprovedCompany(server()), await aCandidate(server()), {}];
  for (const stranger of strangers) expect(await open(stranger, path)).toBe(404);
});

test('a company reads no file of somebody who hides, nor where messages are switched off', async () => {
  const { company, person, id } = await aConversation();
  const { path } = (await attach(person)).body;
  await write(person, id, [path]);
  const { db } = server().platform;
  const off = (disabledFeatures: string[]) =>
    db.update(companies).set({ disabledFeatures }).where(eq(companies.id, company.companyId));
  await off(['messaging']);
  expect(await open(company, path)).toBe(404);
  await off([]);
  expect(await open(company, path)).toBe(200);
  await db
    .update(candidates)
    .set({ hiddenFromCompanies: [company.companyId] })
    .where(eq(candidates.accountId, person.accountId));
  expect([await open(company, path), await open(person, path)]).toEqual([404, 200]);
});

test('a message says something; its files are its sender’s own, uploaded for it, and at most five', async () => {
  const { company, person, id } = await aConversation();
  const theirs: string = (await attach(company)).body.path;
  const cv: string = (await upload(server(), '/api/files/v1/cv-upload', aPdf(), person)).body.path;
  for (const files of [[], [theirs], [cv], ['files/none'], Array(6).fill(theirs)])
    expect((await write(person, id, files)).status).toBe(422);
  expect((await attach(person, Buffer.from('MZ not a paper'), 'a.pdf')).status).toBe(415);
  expect((await attach({})).status).toBe(401);
});

test('X2: a message with files that is sent again is one, and other files with its key are refused', async () => {
  const { person, id } = await aConversation();
  const { path } = (await attach(person)).body;
  const key = randomUUID();
  const sent = await Promise.all([1, 2].map(() => write(person, id, [path], 'Here.', key)));
  expect(sent.map(({ status, body }) => [status, body.data.number, body.data.files.length])).toEqual([
    [200, 2, 1],
    [200, 2, 1],
  ]);
  expect((await write(person, id, [], 'Here.', key)).status).toBe(409);
});

test('with a candidate the files of both sides go; with a member they stay for the company', async () => {
  const { company, person, id } = await aConversation();
  const colleague = await aMember(server(), company.companyId, 'recruiter');
  const sent: string[] = [];
  for (const writer of [colleague, person]) {
    const { path } = (await attach(writer)).body;
    await write(writer, id, [path]);
    sent.push(path);
  }
  await erase(colleague);
  for (const path of sent) expect([await open(company, path), await open(person, path)]).toEqual([200, 200]);
  await erase(person);
  for (const path of sent) expect(await open(company, path)).toBe(404);
  const { rows } = await server().platform.db.execute(
    `select 1 from files where kind = 'attachment' and id in ('${sent.map((path) => path.slice(6)).join("','")}')`,
  );
  expect(rows).toEqual([]);
});

function erase({ accountId }: Person): Promise<void> {
  return server()
    .systemContext('test')
    .inTransaction((context) => deleteAccount(context, accountId));
}
