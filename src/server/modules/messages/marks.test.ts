import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { candidates } from '#server/modules/candidates/table.ts';
import { type Caller, send } from '#support/client.ts';
import { conversationsOn } from '#support/conversations.ts';
import { lettersTo } from '#support/outbox.ts';
import { aMember, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const { write, read, list, unread, markRead, put, aConversation } = conversationsOn(server);

const bell = async (caller: Caller) =>
  (await send(server(), 'GET', '/api/notifications/recent', caller)).body.data.unread;
const letters = async ({ email }: Person) =>
  (await lettersTo(server().platform.db, email)).filter(({ kind }) => kind === 'message-waiting').length;
const afterAWhile = async () => {
  server().clock.advance(11 * 60_000);
  await server().runTasks();
};

test('marked as unread counts for that person alone, is found by the filter, and ends with the next look', async () => {
  const { company, person, id } = await aConversation();
  const colleague = await aMember(server(), company.companyId, 'recruiter');
  await write(company, id, 'Hello');
  await write(person, id, 'Good morning');
  for (const reader of [company, colleague]) await markRead(reader, id, 2);
  expect((await put(company, id, 'unread')).status).toBe(200);
  expect([await unread(company), await unread(colleague)]).toEqual([1, 0]);
  expect((await list(company, '?show=unread')).data).toMatchObject([{ id, unread: 1 }]);
  expect((await read(person, id)).body.data.messages).toMatchObject([{}, { is_read: true }]);
  await markRead(company, id, 2);
  expect(await unread(company)).toBe(0);
  expect((await list(company, '?show=unread')).data).toEqual([]);
});

test('what was never read stays as unread as it is when it is marked, and a later look reads all of it', async () => {
  const { company, person, id } = await aConversation();
  await write(company, id, 'One');
  await write(company, id, 'Two');
  await put(person, id, 'unread');
  expect((await list(person)).data).toMatchObject([{ unread: 2 }]);
  await markRead(person, id, 2);
  expect((await list(person)).data).toMatchObject([{ unread: 0 }]);
});

test('a muted conversation rings no bell, sends no email and calls from no menu, until it speaks again', async () => {
  const { company, person, id } = await aConversation();
  await put(company, id, 'mute', { muted: true });
  await write(company, id, 'Hello');
  await put(person, id, 'mute', { muted: true });
  await afterAWhile();
  expect([await bell(person), await letters(person), await unread(person)]).toEqual([0, 0, 0]);
  expect((await list(person)).data).toMatchObject([{ unread: 1, is_muted: true }]);
  expect((await list(company)).data).toMatchObject([{ is_muted: true }]);
  await put(person, id, 'mute', { muted: false });
  await write(company, id, 'Still there?');
  await afterAWhile();
  expect([await bell(person), await letters(person), await unread(person)]).toEqual([1, 1, 1]);
  await write(person, id, 'Yes');
  await afterAWhile();
  expect(await letters(company)).toBe(0);
});

test('a viewer marks for themselves and mutes for nobody; strangers find nothing', async () => {
  const { company, id } = await aConversation();
  await write(company, id, 'Hello');
  const viewer = await aMember(server(), company.companyId, 'viewer');
  expect((await put(viewer, id, 'unread')).status).toBe(200);
  expect((await put(viewer, id, 'mute', { muted: true })).status).toBe(403);
  const stranger = await anApprovedCompany(server());
  expect((await put(stranger, id, 'unread')).status).toBe(404);
  expect((await put(stranger, id, 'mute', { muted: true })).status).toBe(404);
});

test('whoever hides from the company writes to it no more, and it hears nothing of what waited', async () => {
  const { company, person, id } = await aConversation();
  await write(company, id, 'Hello');
  await write(person, id, 'Good morning');
  await server()
    .platform.db.update(candidates)
    .set({ hiddenFromCompanies: [company.companyId] })
    .where(eq(candidates.accountId, person.accountId));
  await afterAWhile();
  expect([await letters(company), await bell(company)]).toEqual([0, expect.any(Number)]);
  expect((await write(person, id, 'Anybody?')).body.code).toBe('CONVERSATION_CLOSED');
  expect((await read(person, id)).body.data.may.write).toBe(false);
});
