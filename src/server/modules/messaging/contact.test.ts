import { expect, test } from 'vitest';
import { apiOf, send } from '#support/client.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anAdmin, anApprovedCompany } from '#support/people.ts';
import { startTestServer, testServer } from '#support/test-server.ts';

const server = testServer();

const message = {
  name: 'Omar Khalil',
  phone: '+974 5555 1234',
  email: 'omar@example.com',
  subject: 'A question on plans',
  message: 'May a company change its plan during the month?',
};

test('a message is kept and reaches the team, whose answer goes to the sender', async () => {
  const admin = await anAdmin(server());
  const answer = await send(server(), 'POST', '/api/contact-message', { body: message });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ status: 200, success: true, message: 'Sent email successfully!!' });
  const [letter] = await lettersTo(server().platform.db, admin.email);
  expect(letter).toMatchObject({
    kind: 'contact-message-received',
    headers: { replyTo: 'omar@example.com' },
  });
  const list = await send(server(), 'GET', '/api/contact-message?page=1', { token: admin.token });
  expect(list.body.total).toBe(1);
  expect(list.body.data[0]).toMatchObject(message);
});

test('W30: a line break in what becomes a header is refused, beside its field', async () => {
  for (const field of ['name', 'email', 'subject', 'phone']) {
    const body = { ...message, [field]: `${message[field as 'name']}\r\nBcc: all@example.com` };
    const answer = await send(server(), 'POST', '/api/contact-message', { body });
    expect([field, answer.status]).toEqual([field, 422]);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  }
});

test('W30: what was typed is text, never markup', async () => {
  const admin = await anAdmin(server());
  const body = { ...message, message: '<script>alert(1)</script> hello' };
  await send(server(), 'POST', '/api/contact-message', { body });
  const letters = await lettersTo(server().platform.db, admin.email);
  expect(letters.at(-1)?.html).toContain('&lt;script&gt;');
  expect(letters.at(-1)?.html).not.toContain('<script>alert');
});

test.each([
  ['message', 'Hello', 'Hell', 'Minimum 5 character'],
  ['message', 'x'.repeat(5000), 'x'.repeat(5001), 'Maximum 5000 character'],
  ['subject', 'A', '', 'This value is required'],
  ['subject', 'x'.repeat(255), 'x'.repeat(256), 'Maximum 255 character'],
  ['name', 'x'.repeat(255), 'x'.repeat(256), 'Maximum 255 character'],
  ['name', 'Li', '', 'Full name is required'],
  ['email', 'a@example.com', 'a@', 'Please enter a valid email'],
  ['phone', '', 'call me', 'Please enter a valid phone number'],
])('V1: the %s is judged at its boundary', async (field, accepted, refused, text) => {
  const post = (value: string) =>
    send(server(), 'POST', '/api/contact-message', { body: { ...message, [field]: value } });
  expect((await post(accepted)).status).toBe(200);
  const answer = await post(refused);
  expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [text] }]);
});

test('missing fields are named in words', async () => {
  const answer = await send(server(), 'POST', '/api/contact-message', { body: {} });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.errors).sort()).toEqual(['email', 'message', 'name', 'subject']);
});

test('the sixth message of an hour from one address waits', async () => {
  const strict = await startTestServer({ RATE_LIMITS: '1' });
  try {
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await send(strict, 'POST', '/api/contact-message', { body: message })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  } finally {
    await strict.drop();
  }
});

test('admins page through the messages, 20 at a time, and search them without regard to case', async () => {
  const admin = await anAdmin(server());
  for (let count = 0; count < 21; count += 1) {
    await apiOf(server()).contactMessages.send({ ...message, subject: `Paging ${count}%` });
  }
  const api = apiOf(server(), admin);
  expect((await api.contactMessages.list({ searchkey: 'PAGING' })).data).toHaveLength(20);
  const second = await api.contactMessages.list({ searchkey: 'paging', page: 2 });
  expect(second.total).toBe(21);
  expect(second.data).toHaveLength(1);
  expect((await api.contactMessages.list({ searchkey: '20%' })).total).toBe(1);
});

test('candidates and companies read no messages', async () => {
  for (const person of [await aCandidate(server()), await anApprovedCompany(server())]) {
    const answer = await send(server(), 'GET', '/api/contact-message', { token: person.token });
    expect(answer.status).toBe(403);
  }
});

test('an answer reaches the sender in the language of the message, and what comes back its author', async () => {
  const admin = await anAdmin(server());
  const api = apiOf(server(), admin);
  await send(server(), 'POST', '/api/contact-message', {
    body: { ...message, email: 'asks@example.com', subject: 'Une question' },
    headers: { 'accept-language': 'fr' },
  });
  const [asked] = (await api.contactMessages.list({ searchkey: 'asks@example.com' })).data;
  expect(asked).toMatchObject({ state: 'open', replies: [], settled_at: null });
  await api.contactMessages.reply({
    id: asked?.id ?? '',
    text: 'Oui.\n\nÉcrivez-nous <b>quand</b> vous voulez.',
  });
  const [letter] = await lettersTo(server().platform.db, 'asks@example.com');
  expect(letter).toMatchObject({
    kind: 'contact-message-answered',
    subject: 'Re : Une question',
    headers: { replyTo: admin.email },
  });
  expect(letter?.html).toContain('&lt;b&gt;quand');
  expect(letter?.text).toContain(message.message);
  const [answered] = (await api.contactMessages.list({ searchkey: 'asks@example.com' })).data;
  expect(answered).toMatchObject({ state: 'answered', settled_by: admin.name });
  expect(answered?.replies).toMatchObject([{ author: admin.name }]);
});

test('an answer is 1 to 5000 characters; who is refused keeps the message open', async () => {
  const admin = await anAdmin(server());
  await apiOf(server()).contactMessages.send({ ...message, email: 'bounds@example.com' });
  const list = () => apiOf(server(), admin).contactMessages.list({ searchkey: 'bounds@example.com' });
  const id = (await list()).data[0]?.id;
  const reply = (text: string) =>
    send(server(), 'POST', `/api/contact-message/${id}/reply`, { body: { text }, token: admin.token });
  expect((await reply('  ')).body.errors).toEqual({ text: ['This value is required'] });
  expect((await reply('x'.repeat(5001))).body.errors).toEqual({ text: ['Maximum 5000 character'] });
  expect((await list()).data[0]).toMatchObject({ state: 'open', replies: [] });
  expect((await reply('x'.repeat(5000))).status).toBe(200);
});

test('what is done, spam or open again is found under its state; spam is not among the rest', async () => {
  const admin = await anAdmin(server());
  const api = apiOf(server(), admin);
  await apiOf(server()).contactMessages.send({ ...message, email: 'states@example.com' });
  const searchkey = 'states@example.com';
  const states = async () => (await api.contactMessages.list({ searchkey })).data.map(({ state }) => state);
  const id = (await api.contactMessages.list({ searchkey })).data[0]?.id ?? '';
  await api.contactMessages.settle({ id, state: 'done' });
  expect(await states()).toEqual(['done']);
  await api.contactMessages.settle({ id, state: 'spam' });
  expect(await states()).toEqual([]);
  expect((await api.contactMessages.list({ searchkey, state: 'spam' })).total).toBe(1);
  await api.contactMessages.settle({ id, state: 'open' });
  expect(await states()).toEqual(['open']);
  expect((await api.contactMessages.list({ searchkey, state: 'answered' })).total).toBe(0);
});

test('a message that is not there is not answered', async () => {
  const admin = await anAdmin(server());
  for (const id of ['nothing', '00000000-0000-4000-8000-000000000000']) {
    const answer = await send(server(), 'POST', `/api/contact-message/${id}/reply`, {
      body: { text: 'Hello' },
      token: admin.token,
    });
    expect(answer.status).toBe(404);
  }
});
