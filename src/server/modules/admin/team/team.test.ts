import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { send } from '#support/client.ts';
import { lastLetterTo } from '#support/outbox.ts';
import { aCandidate, anAdmin, aSuperadmin, type Person, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
let turn = 0;
const newAddress = () => `admin-to-be-${turn++}@example.com`;
const call = (method: string, path: string, person?: Person, body?: object) =>
  send(server(), method, `/api/${path}`, {
    token: person?.token,
    body: body ?? (method === 'GET' ? undefined : {}),
  });

async function invite(superadmin: Person, email = newAddress()) {
  const answer = await call('POST', 'admin_team', superadmin, { email });
  expect(answer.status).toBe(200);
  const letter = await lastLetterTo(server().platform.db, email);
  expect(letter.kind).toBe('admin-invitation');
  return { email, id: answer.body.data.id, token: /token=([\w-]+)/.exec(letter.text)?.[1] ?? '' };
}

const accept = (token: string, chosen: { password: string; code?: string }) =>
  call('POST', 'admin_invitation', undefined, {
    token,
    name: 'Maryam Jassim',
    passwordCheck: chosen.password,
    ...chosen,
  });

test('an admin is made by invitation, with a password of at least 15 characters', async () => {
  const superadmin = await aSuperadmin(server());
  const { email, token } = await invite(superadmin);
  const read = await call('GET', `admin_invitation?token=${token}`);
  expect(read.body.data).toMatchObject({ email, inviter: superadmin.name });
  expect((await accept(token, { password: 'fourteen-signs' })).body.errors.password).toEqual([
    'The password of an administrator should contain at least 15 characters',
  ]);
  const opened = await accept(token, { password: 'fifteen-signs-x' });
  expect(opened.body).toMatchObject({ success: true, user_type: 3, recovery_codes: null });
  const admin = { ...superadmin, token: opened.body.token };
  expect((await call('GET', 'companyList', admin)).status).toBe(200);
  expect((await call('GET', 'admin_team', admin)).status).toBe(403);
  expect((await accept(token, { password: 'fifteen-signs-y' })).status).toBe(410);
  const { administrators, invitations } = (await call('GET', 'admin_team', superadmin)).body.data;
  expect(administrators).toContainEqual(
    expect.objectContaining({ email, role: 'admin', status: 'active', has_second_step: false }),
  );
  expect(invitations).toEqual([]);
});

test('or with a shorter one and an authenticator app, whose code is right', async () => {
  const { email, token } = await invite(await aSuperadmin(server()));
  const { secret } = (await call('GET', `admin_invitation?token=${token}`)).body.data;
  const wrong = await accept(token, { password: 'short-palm-9', code: '000000' });
  expect(Object.keys(wrong.body.errors)).toEqual(['code']);
  const code = new TOTP({ secret }).generate({ timestamp: server().clock.now().getTime() });
  const opened = await accept(token, { password: 'short-palm-9', code });
  expect(opened.body.recovery_codes).toHaveLength(10);
  const signedIn = await call('POST', 'login', undefined, { email, password: 'short-palm-9' });
  expect(signedIn.body.second_step.methods).toEqual(['totp', 'recovery']);
  const { ticket } = signedIn.body.second_step;
  expect((await call('POST', 'login/second_step', undefined, { ticket, code })).status).toBe(422);
});

test('an invitation ends with a newer one, by being withdrawn and after 3 days', async () => {
  const superadmin = await aSuperadmin(server());
  const first = await invite(superadmin);
  const second = await invite(superadmin, first.email);
  expect((await call('GET', `admin_invitation?token=${first.token}`)).status).toBe(410);
  expect((await call('DELETE', `admin_team/invitations/${second.id}`, superadmin)).status).toBe(200);
  expect((await call('GET', `admin_invitation?token=${second.token}`)).status).toBe(410);
  expect((await call('DELETE', `admin_team/invitations/${second.id}`, superadmin)).status).toBe(404);
  const late = await invite(superadmin);
  server().clock.advance(3 * dayMs);
  expect((await accept(late.token, { password: 'fifteen-signs-x' })).status).toBe(410);
});

test('who has an account is not invited', async () => {
  const { email } = await aCandidate(server());
  const answer = await call('POST', 'admin_team', await aSuperadmin(server()), { email });
  expect(answer.body.errors).toEqual({ email: ['Email already exists'] });
});

test('who is shut out is so from the next request on, and may be let in again', async () => {
  const [superadmin, admin] = [await aSuperadmin(server()), await anAdmin(server())];
  const set = (status: string) => call('PUT', `admin_team/${admin.accountId}/status`, superadmin, { status });
  expect((await set('suspended')).status).toBe(200);
  expect((await call('GET', 'companyList', admin)).status).toBe(401);
  const refused = await call('POST', 'login', undefined, { email: admin.email, password });
  expect(refused.body.code).toBe('ACCOUNT_SUSPENDED');
  expect((await set('active')).status).toBe(200);
  expect((await call('GET', 'companyList', admin)).status).toBe(401);
  expect((await call('POST', 'login', undefined, { email: admin.email, password })).status).toBe(200);
  const candidate = await aCandidate(server());
  const other = await call('PUT', `admin_team/${candidate.accountId}/status`, superadmin, {
    status: 'suspended',
  });
  expect(other.status).toBe(404);
});

test('X3: two superadmins who shut each other out at once leave one', async () => {
  const { db } = server().platform;
  await db.execute("update accounts set status = 'suspended' where user_type = 2");
  const [one, two] = [await aSuperadmin(server()), await aSuperadmin(server())];
  const shutOut = (by: Person, whom: Person) =>
    call('PUT', `admin_team/${whom.accountId}/status`, by, { status: 'suspended' });
  await Promise.all([shutOut(one, two), shutOut(two, one)]);
  const left = await db.execute("select id from accounts where user_type = 2 and status = 'active'");
  expect(left.rows).toHaveLength(1);
  const last = left.rows[0]?.id === one.accountId ? one : two;
  expect((await shutOut(last, last)).body.code).toBe('LAST_SUPERADMIN');
});

test('a lost second step is removed by a superadmin, and the password ends with it', async () => {
  const [superadmin, admin] = [await aSuperadmin(server()), await anAdmin(server())];
  const { secret } = (await call('POST', 'second_factor/totp', admin, { password })).body.data;
  const code = new TOTP({ secret }).generate({ timestamp: server().clock.now().getTime() });
  await call('POST', 'second_factor/totp/confirmation', admin, { code });
  server().clock.advance(1000);
  const remove = (id: string) => call('POST', `admin_team/${id}/second_step_removal`, superadmin);
  expect((await remove(admin.accountId)).status).toBe(200);
  expect((await call('GET', 'companyList', admin)).status).toBe(401);
  const old = await call('POST', 'login', undefined, { email: admin.email, password });
  expect(Object.keys(old.body.errors)).toEqual(['password']);
  expect((await lastLetterTo(server().platform.db, admin.email)).text).toContain('A superadmin removed');
  expect((await remove(admin.accountId)).status).toBe(409);
  expect((await remove(superadmin.accountId)).status).toBe(403);
});
