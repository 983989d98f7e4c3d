import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { outboxLetters } from '#server/platform/mail-table.ts';
import { send } from '#support/client.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anApprovedCompany, aSuperadmin, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { createAccount, deleteAccount, findAccount, type NewAccount } from './service.ts';
import { openSession } from './sessions-service.ts';
import { accounts } from './table.ts';

const server = testServer();

const details: NewAccount = {
  email: 'layla@example.com',
  name: 'Layla Khoury',
  password,
  role: 'candidate',
  locale: 'fr',
};

describe('a new account', () => {
  test('is unverified, has a session at once, and gets the letter in its language', async () => {
    const context = server().systemContext('test');
    const token = await createAccount(context, { ...details, email: 'Layla@Example.com ' }, openSession);
    expect((await send(server(), 'GET', '/api/sessions', { token })).status).toBe(200);
    const [account] = await server()
      .platform.db.select()
      .from(accounts)
      .where(eq(accounts.email, 'layla@example.com'));
    expect(account).toMatchObject({ userType: 4, emailVerifiedAt: null });
    const [letter] = await lettersTo(server().platform.db, 'layla@example.com');
    expect(letter).toMatchObject({ kind: 'verify-email', locale: 'fr' });
    expect(letter?.text).toContain('http://localhost:3000/fr/verify-email?token=');
  });

  test('V6: an address that is taken is refused whatever its case, also of two at once', async () => {
    const context = server().systemContext('test');
    const taken = { fields: { email: [{ text: 'validation_email_exists' }] } };
    const email = 'twice@example.com';
    const results = await Promise.allSettled([
      createAccount(context, { ...details, email }, async () => 1),
      createAccount(context, { ...details, email: 'TWICE@example.com' }, async () => 2),
    ]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject(taken);
    await expect(createAccount(context, { ...details, email }, async () => 3)).rejects.toMatchObject(taken);
  });

  test('S3: whose password is its own name is refused', async () => {
    const context = server().systemContext('test');
    await expect(
      createAccount(context, { ...details, password: 'Layla Khoury' }, async () => 1),
    ).rejects.toMatchObject({ fields: { password: [{ text: 'validation_password_own' }] } });
  });

  test('X5: does not exist, and has no letter, where the rows of its module fail', async () => {
    const context = server().systemContext('test');
    const failing = createAccount(context, { ...details, email: 'half@example.com' }, async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await lettersTo(server().platform.db, 'half@example.com')).toEqual([]);
    await createAccount(context, { ...details, email: 'half@example.com' }, async () => 1);
  });

  test('by invitation is verified and gets no letter', async () => {
    const context = server().systemContext('test');
    const invited = { ...details, email: 'invited@example.com', isEmailVerified: true };
    const account = await createAccount(context, invited, async (_inner, created) => created);
    expect(account.emailVerifiedAt).not.toBeNull();
    expect(await lettersTo(server().platform.db, 'invited@example.com')).toEqual([]);
  });
});

describe('G4: a deleted account', () => {
  const remove = (accountId: string) =>
    server()
      .systemContext('test')
      .inTransaction((context) => deleteAccount(context, accountId));

  test('leaves no session, no rows and no letters behind but the last', async () => {
    const person = await aCandidate(server(), { email: 'canary-7c1@example.com', isVerified: false });
    await send(server(), 'POST', '/api/verify-email', { token: person.token });
    await remove(person.accountId);
    expect((await send(server(), 'GET', '/api/users', { token: person.token })).status).toBe(401);
    expect(await findAccount(server().platform.db, person.accountId)).toBeUndefined();
    const letters = await lettersTo(server().platform.db, person.email);
    expect(letters.map((letter) => letter.kind)).toEqual(['account-deleted']);
    const tied = await server()
      .platform.db.select()
      .from(outboxLetters)
      .where(eq(outboxLetters.accountId, person.accountId));
    expect(tied).toEqual([]);
  });

  test('of a company with one person takes the company with it', async () => {
    const owner = await anApprovedCompany(server());
    await remove(owner.accountId);
    const rows = await server().platform.db.execute(
      `select 1 from companies where id = '${owner.companyId}'`,
    );
    expect(rows.rows).toEqual([]);
  });

  test('X3: of the last superadmin is refused, also of two that leave at once', async () => {
    const [one, other] = [await aSuperadmin(server()), await aSuperadmin(server())];
    const results = await Promise.allSettled([remove(one.accountId), remove(other.accountId)]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('S13: the own sessions', () => {
  test('are listed, and one of them can be ended', async () => {
    const person = await aCandidate(server());
    const login = await send(server(), 'POST', '/api/login', { body: { email: person.email, password } });
    const list = await send(server(), 'GET', '/api/sessions', { token: person.token });
    expect(list.body.data).toHaveLength(2);
    const other = list.body.data.find((item: { is_current: boolean }) => !item.is_current);
    const stranger = await aCandidate(server());
    const path = `/api/sessions/${other.id}`;
    expect((await send(server(), 'DELETE', path, { token: stranger.token })).status).toBe(404);
    expect((await send(server(), 'DELETE', '/api/sessions/1', { token: person.token })).status).toBe(404);
    expect((await send(server(), 'DELETE', path, { token: person.token })).status).toBe(200);
    expect((await send(server(), 'GET', '/api/users', { token: login.body.token })).status).toBe(401);
    expect((await send(server(), 'GET', '/api/users', { token: person.token })).status).toBe(200);
  });

  test('are ended everywhere, or everywhere else', async () => {
    const person = await aCandidate(server());
    const login = await send(server(), 'POST', '/api/login', { body: { email: person.email, password } });
    const end = (body: unknown) =>
      send(server(), 'POST', '/api/logout-everywhere', { token: person.token, body });
    expect((await end({ keep_current: true })).status).toBe(200);
    expect((await send(server(), 'GET', '/api/users', { token: login.body.token })).status).toBe(401);
    expect((await send(server(), 'GET', '/api/users', { token: person.token })).status).toBe(200);
    await end({});
    expect((await send(server(), 'GET', '/api/users', { token: person.token })).status).toBe(401);
  });
});
