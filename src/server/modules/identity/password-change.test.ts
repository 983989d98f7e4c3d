import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { contextOf } from '#support/context.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anAdmin, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { verifyOwnPassword } from './passwords-service.ts';

const server = testServer();
const chosen = 'pearl-dhow-monsoon';

const change = (token: string, body: unknown) =>
  send(server(), 'POST', '/api/password-change-setting', { token, body });
const login = (email: string, secret: string) =>
  send(server(), 'POST', '/api/login', { body: { email, password: secret } });

test('S5: a change ends every other session, keeps this one, and the owner is told', async () => {
  const person = await aCandidate(server());
  const other = (await login(person.email, password)).body.token;
  const answer = await change(person.token, {
    email: person.email,
    old_password: password,
    new_password: chosen,
  });
  expect(answer.body).toMatchObject({ status: 200, success: true });
  expect((await send(server(), 'GET', '/api/users', { token: other })).status).toBe(401);
  expect((await send(server(), 'GET', '/api/users', { token: person.token })).status).toBe(200);
  expect((await login(person.email, chosen)).status).toBe(200);
  expect((await lettersTo(server().platform.db, person.email)).map((letter) => letter.kind)).toEqual([
    'password-changed',
  ]);
});

test.each([
  [{ new_password: chosen }, 'old_password', 'Old password is required'],
  [{ old_password: '', new_password: chosen }, 'old_password', 'Old password is required'],
  [{ old_password: password }, 'new_password', 'The password should contain at least 8 characters'],
  [
    { old_password: password, new_password: '' },
    'new_password',
    'The password should contain at least 8 characters',
  ],
])('both passwords are required: %j', async (body, field, message) => {
  const answer = await change((await aCandidate(server())).token, body);
  expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [message] }]);
});

test('a wrong old password is refused', async () => {
  const { token } = await aCandidate(server());
  const answer = await change(token, { old_password: 'falcon-42', new_password: chosen });
  expect(answer.body.errors).toEqual({ old_password: ['Old password is invalid!'] });
});

test('W7: the address of somebody else is refused and changes nothing', async () => {
  const [person, other] = [await aCandidate(server()), await aCandidate(server())];
  const answer = await change(person.token, {
    email: other.email,
    old_password: password,
    new_password: chosen,
  });
  expect(answer.status).toBe(403);
  expect((await login(other.email, password)).status).toBe(200);
});

test('S2: a new password has 8 characters, of an administrator 15', async () => {
  const candidate = await aCandidate(server());
  const short = await change(candidate.token, { old_password: password, new_password: 'falcon7' });
  expect(short.body.errors.new_password).toEqual(['The password should contain at least 8 characters']);
  expect((await change(candidate.token, { old_password: password, new_password: 'falcon-7' })).status).toBe(
    200,
  );
  const admin = await anAdmin(server());
  const refused = await change(admin.token, { old_password: password, new_password: 'pearl-dhow-wind' });
  expect(refused.status).toBe(200);
  const other = await anAdmin(server());
  const tooShort = await change(other.token, { old_password: password, new_password: 'pearl-dhow-sea' });
  expect(tooShort.body.errors.new_password).toEqual([
    'The password of an administrator should contain at least 15 characters',
  ]);
});

test('S3: the own address is no password', async () => {
  const person = await aCandidate(server());
  const answer = await change(person.token, { old_password: password, new_password: person.email });
  expect(answer.body.errors.new_password).toEqual([
    'The password should not be your name, your email or the name of this site',
  ]);
});

test('deleting asks for the own password', async () => {
  const person = await aCandidate(server());
  const context = await contextOf(server(), person);
  await expect(verifyOwnPassword(context, '')).rejects.toMatchObject({
    fields: { password: [{ text: 'validation_deletion_password_required' }] },
  });
  await expect(verifyOwnPassword(context, 'falcon-42')).rejects.toMatchObject({
    fields: { password: [{ text: 'validation_wrong_password' }] },
  });
  expect((await verifyOwnPassword(context, password)).id).toBe(person.accountId);
});
