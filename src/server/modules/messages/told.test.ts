import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { conversationsOn } from '#support/conversations.ts';
import { liveStream } from '#support/live.ts';
import { lettersTo } from '#support/outbox.ts';
import { anAdmin, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { dropOldConversations } from './retention.ts';
import { conversations } from './table.ts';

const server = testServer();
const { write, markRead, aConversation } = conversationsOn(server);

const away = async (person: Person) =>
  (await lettersTo(server().platform.db, person.email)).filter(({ kind }) => kind === 'message-waiting');

test('who has not read after ten minutes is told by email once, until they read', async () => {
  const { company, person, id } = await aConversation();
  const minutes = async (count: number) => {
    server().clock.advance(count * 60_000);
    await server().runTasks();
  };
  await write(company, id, 'The secret of the pearl');
  await minutes(9);
  expect(await away(person)).toHaveLength(0);
  await minutes(2);
  const [letter] = await away(person);
  expect(letter?.subject).toBe('Pearl Divers wrote to you');
  expect(letter?.text).toContain(`/messaging-v1?id=${id}`);
  expect(`${letter?.text} ${letter?.html}`).not.toContain('pearl');
  await write(company, id, 'And another');
  await minutes(11);
  expect(await away(person)).toHaveLength(1);
  await markRead(person, id, 2);
  await write(company, id, 'A third');
  await minutes(11);
  expect(await away(person)).toHaveLength(2);
  await markRead(person, id, 3);
  await write(person, id, 'Thank you');
  await minutes(11);
  expect(await away(company)).toMatchObject([{ subject: 'Salma Nour wrote to you' }]);
});

test('the bell has nothing to say of a conversation that was read', async () => {
  const { company, person, id } = await aConversation();
  const bell = async () =>
    (await send(server(), 'GET', '/api/notifications/recent', { token: person.token })).body.data;
  await write(company, id, 'Hello');
  server().clock.advance(11 * 60_000);
  await server().runTasks();
  expect((await bell()).notifications[0]).toMatchObject({ kind: 'message', is_read: false });
  await markRead(person, id, 1);
  expect(await bell()).toMatchObject({ unread: 0 });
});

test('who read in time is told nothing by email', async () => {
  const { company, person, id } = await aConversation();
  await write(company, id, 'Hello');
  await markRead(person, id, 1);
  server().clock.advance(11 * 60_000);
  await server().runTasks();
  expect(await away(person)).toEqual([]);
});

test('a report reaches the administrators with what was written last', async () => {
  const { company, person, id } = await aConversation();
  await write(company, id, 'Pay the visa fee first.');
  const body = { text: 'They ask for money.' };
  expect((await send(server(), 'POST', `/api/messages/${id}/report`, { ...person, body })).status).toBe(200);
  const found = await send(server(), 'GET', '/api/conversation_reports', await anAdmin(server()));
  expect(found.body.data.at(-1)).toMatchObject({
    about: 'company',
    company: { id: company.companyId, name: 'Pearl Divers' },
    reporter: 'Salma Nour',
    text: 'They ask for money.',
    evidence: [{ side: 'company', text: 'Pay the visa fee first.' }],
  });
});

test('both sides hear of a message at once, and of writing only the other one', async () => {
  const { company, person, id } = await aConversation();
  await write(company, id, 'Hello');
  const [theirs, ours] = [await liveStream(server(), person), await liveStream(server(), company)];
  await send(server(), 'POST', `/api/messages/${id}/writing`, { ...company });
  expect(await theirs.next('passing')).toEqual({ kind: 'messages', id, word: 'company' });
  await write(person, id, 'Hi');
  expect(await theirs.changes()).toContainEqual({ kind: 'messages', id });
  expect(await ours.next()).toContainEqual({ kind: 'messages', id });
  await theirs.close();
  await ours.close();
});

test('a conversation goes when nobody wrote for the period that is set, unless a report of it waits', async () => {
  const [old, reported, young] = [await aConversation(), await aConversation(), await aConversation()];
  for (const { company, id } of [old, reported]) await write(company, id, 'Hello');
  const body = { text: 'They ask for money.' };
  await send(server(), 'POST', `/api/messages/${reported.id}/report`, { ...reported.person, body });
  const passed = server().clock.now();
  server().clock.set(new Date(passed.getTime() + 725 * 86_400_000));
  const drop = () => server().systemContext('test').inTransaction(dropOldConversations);
  await drop();
  const left = async (id: string) => server().platform.db.$count(conversations, eq(conversations.id, id));
  expect(await left(old.id)).toBe(1);
  await server()
    .platform.db.update(conversations)
    .set({ lastAt: server().clock.now() })
    .where(eq(conversations.id, young.id));
  server().clock.advance(10 * 86_400_000);
  await drop();
  expect([await left(old.id), await left(reported.id), await left(young.id)]).toEqual([0, 1, 1]);
});
