import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { aCandidate } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { makeSuperadmin } from './superadmin-service.ts';

const server = testServer();

const email = 'head@example.com';
const make = (password: string, to = email) =>
  makeSuperadmin(server().systemContext('command'), { email: to, password });
const login = (password: string) => send(server(), 'POST', '/api/login', { body: { email, password } });

test('S11: the command makes a superadmin who signs in at once; made again, the password changes', async () => {
  expect(await make('pearl-dhow-monsoon')).toBe('created');
  const first = await login('pearl-dhow-monsoon');
  expect(first.body).toMatchObject({ user_type: 2 });
  expect(await make('souq-lantern-breeze')).toBe('changed');
  expect((await send(server(), 'GET', '/api/users', { token: first.body.token })).status).toBe(401);
  expect((await login('pearl-dhow-monsoon')).status).toBe(422);
  expect((await login('souq-lantern-breeze')).status).toBe(200);
});

test('S2: with a password of at least 15 characters', async () => {
  await expect(make('pearl-dhow-sea')).rejects.toMatchObject({
    fields: { password: [{ text: 'validation_password_administrator' }] },
  });
});

test('never from the account of somebody else', async () => {
  const candidate = await aCandidate(server());
  await expect(make('pearl-dhow-monsoon', candidate.email)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
});
