import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { candidates } from '#server/modules/candidates/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { type Caller, send } from '#support/client.ts';
import { conversationsOn } from '#support/conversations.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, aMember, anApprovedCompany, type CompanyPerson, type Person } from '#support/people.ts';
import { aPoolCandidate } from '#support/pool.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const { open, write, read, list, unread, markRead, about, anApplicant, aConversation } =
  conversationsOn(server);
const put = (caller: Caller, path: string, body: object) =>
  send(server(), 'PUT', path, { token: caller.token, body });

test('a company writes to its applicant, who answers, and both see what is read', async () => {
  const { company, person, id } = await aConversation();
  expect((await list(person)).data).toEqual([]);
  expect((await read(person, id)).status).toBe(404);
  expect((await write(company, id, 'Can you come on Tuesday?')).status).toBe(200);
  expect((await list(person)).data).toMatchObject([
    { id, with: { name: 'Pearl Divers' }, job: { title: 'Net Mender' }, unread: 1, side: 'candidate' },
  ]);
  expect([await unread(person), await unread(company)]).toEqual([1, 0]);
  expect((await read(company, id)).body.data.messages).toMatchObject([
    { number: 1, is_read: false, is_own: true },
  ]);
  await markRead(person, id, 1);
  expect(await unread(person)).toBe(0);
  expect((await read(company, id)).body.data.messages).toMatchObject([{ is_read: true }]);
  await write(person, id, 'Gladly.\nAt ten?');
  expect((await list(company, '?show=waits')).data).toMatchObject([
    { id, with: { name: 'Salma Nour' }, unread: 1, last: { text: 'Gladly.\nAt ten?', side: 'candidate' } },
  ]);
  const colleague = await aMember(server(), company.companyId, 'recruiter');
  expect([await unread(company), await unread(colleague)]).toEqual([1, 1]);
  await markRead(colleague, id, 2);
  expect([await unread(company), await unread(colleague)]).toEqual([1, 0]);
});

test('whoever opens a conversation learns in which language the candidate reads', async () => {
  const { company, person } = await aConversation();
  const opened = async () => (await open(company, person)).body.data.locale;
  expect(await opened()).toBe('en');
  await put(person, '/api/language', { locale: 'ar' });
  expect(await opened()).toBe('ar');
});

test('X2: a message that is sent again with its key is one, and another text with it is refused', async () => {
  const { company, id } = await aConversation();
  const key = randomUUID();
  const sent = await Promise.all([1, 2, 3].map(() => write(company, id, 'Hello', key)));
  expect(sent.map(({ status, body }) => [status, body.data.number])).toEqual([
    [200, 1],
    [200, 1],
    [200, 1],
  ]);
  expect((await write(company, id, 'Hello again', key)).status).toBe(409);
  expect((await read(company, id)).body.data.messages).toHaveLength(1);
});

test('messages of both sides that arrive together are numbered one after the other', async () => {
  const { company, person, id } = await aConversation();
  await write(company, id, 'First');
  await Promise.all(
    [company, person, company, person].map((writer, index) => write(writer, id, `Text ${index}`)),
  );
  const { messages } = (await read(company, id)).body.data;
  expect(messages.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4, 5]);
});

test('earlier messages follow on demand', async () => {
  const { company, id } = await aConversation();
  for (let count = 1; count <= 43; count += 1) await write(company, id, `Message ${count}`);
  const last = (await read(company, id)).body.data;
  expect([last.messages[0].text, last.messages.length, last.has_earlier]).toEqual(['Message 4', 40, true]);
  const first = (await read(company, id, '?before=4')).body.data;
  expect([first.messages[0].text, first.messages.length, first.has_earlier]).toEqual(['Message 1', 3, false]);
});

test('only who applied or was invited is reached; whoever hides, withdrew, is reviewed blind or applied unseen is not', async () => {
  const { company, person } = await anApplicant();
  expect((await open(company, await aPoolCandidate(server()))).status).toBe(404);
  expect((await open(await anApprovedCompany(server()), person)).status).toBe(404);
  expect((await open(await aMember(server(), company.companyId, 'viewer'), person)).status).toBe(403);
  const unseen = await anApplicant({ hideCompanyName: true });
  expect((await open(unseen.company, unseen.person)).body.code).toBe('CONVERSATION_UNSEEN');
  // As if there were nobody: the answer would tell who applied.
  for (const opening of [{ blindReview: true }, { blindReview: true, hideCompanyName: true }]) {
    const other = await anApplicant(opening);
    expect((await open(other.company, other.person)).status).toBe(404);
  }
  const invited = await aPoolCandidate(server());
  const body = { job_id: await anOpening(server(), company.companyId), message: '' };
  await send(server(), 'POST', `/api/candidate_pool/${invited.accountId}/invitation`, { ...company, body });
  expect((await open(company, invited)).status).toBe(200);
});

test('a candidate who hides from the company is gone from its conversations, by every call', async () => {
  const { company, person, id } = await aConversation();
  await write(company, id, 'Hello');
  await server()
    .platform.db.update(candidates)
    .set({ hiddenFromCompanies: [company.companyId] })
    .where(eq(candidates.accountId, person.accountId));
  expect(await list(company)).toMatchObject({ total: 0, data: [] });
  expect((await list(company, '?searchkey=salma')).total).toBe(0);
  expect(await unread(company)).toBe(0);
  await expectUnreachable(company, id);
  expect((await open(company, person)).status).toBe(404);
});

test('another company and another candidate read, write and end nothing', async () => {
  const { company, id } = await aConversation();
  await write(company, id, 'Secret');
  await expectUnreachable(await anApprovedCompany(server()), id);
  await expectUnreachable(await aCandidate(server()), id);
  expect((await read(company, 'no-id')).status).toBe(404);
});

test('a viewer reads along and writes nothing', async () => {
  const { company, id } = await aConversation();
  await write(company, id, 'Hello');
  const viewer = await aMember(server(), company.companyId, 'viewer');
  expect((await read(viewer, id)).body.data.may).toEqual({ write: false, block: false });
  expect((await write(viewer, id, 'Hi')).status).toBe(403);
  expect((await put(viewer, `/api/messages/${id}/block`, { blocked: true })).status).toBe(403);
});

test('either side ends the conversation for both, and takes its own end back', async () => {
  const { company, person, id } = await aConversation();
  await write(company, id, 'Hello');
  await put(person, `/api/messages/${id}/block`, { blocked: true });
  expect((await write(company, id, 'Still there?')).body).toMatchObject({
    status: 409,
    code: 'CONVERSATION_CLOSED',
  });
  await put(company, `/api/messages/${id}/block`, { blocked: false });
  expect((await read(company, id)).body.data).toMatchObject({
    conversation: { blocked_by: ['candidate'] },
    may: { write: false },
  });
  await put(person, `/api/messages/${id}/block`, { blocked: false });
  expect((await write(company, id, 'Good')).status).toBe(200);
});

test('where messages are switched off the company reads nothing and nobody writes', async () => {
  const { company, person, id } = await aConversation();
  await write(company, id, 'Hello');
  await server()
    .platform.db.update(companies)
    .set({ disabledFeatures: ['messaging'] })
    .where(eq(companies.id, company.companyId));
  expect((await read(company, id)).body.code).toBe('FEATURE_OFF');
  expect((await open(company, person)).body.code).toBe('FEATURE_OFF');
  expect((await about(company, id)).body.code).toBe('FEATURE_OFF');
  expect((await put(company, `/api/messages/${id}/unread`, {})).body.code).toBe('FEATURE_OFF');
  expect((await put(company, `/api/messages/${id}/mute`, { muted: true })).body.code).toBe('FEATURE_OFF');
  expect((await read(person, id)).body.data.may.write).toBe(false);
});

test('words, names and openings find a conversation; a sign of a pattern is a sign', async () => {
  const { company, person, id } = await aConversation();
  await write(company, id, 'We pay 100% of the flight');
  for (const word of ['flight', 'salma', 'mender', '100%25 of', encodeURIComponent('سلمى')])
    expect((await list(company, `?searchkey=${word}`)).total, word).toBe(1);
  expect((await list(company, '?searchkey=100%25the')).total).toBe(0);
  const typed = encodeURIComponent('بيرل');
  expect((await list(person, `?searchkey=${typed}`)).total).toBe(1);
  expect((await list(company, `?searchkey=${typed}`)).total).toBe(0);
});

async function expectUnreachable(caller: Person | CompanyPerson, id: string): Promise<void> {
  const { token } = caller;
  const answers = [
    await read(caller, id),
    await write(caller, id, 'Hello?'),
    await markRead(caller, id, 1),
    await about(caller, id),
    await put(caller, `/api/messages/${id}/unread`, {}),
    await put(caller, `/api/messages/${id}/mute`, { muted: true }),
    await put(caller, `/api/messages/${id}/block`, { blocked: true }),
    await send(server(), 'POST', `/api/messages/${id}/writing`, { token }),
    await send(server(), 'POST', `/api/messages/${id}/report`, { token, body: { text: 'A reason' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
}
