import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { sealedColumns } from '#server/modules/register.ts';
import { send } from '#support/client.ts';
import { aCandidate, anAdmin, aSuperadmin, type Person, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { settleSealedColumns } from './sealed-columns.ts';

const server = testServer();
const post = (path: string, body: object, person?: Person) =>
  send(server(), 'POST', `/api/${path}`, { token: person?.token, body });
const settle = () => settleSealedColumns(server().platform, sealedColumns);
const codeOf = (secret: string) =>
  new TOTP({ secret }).generate({ timestamp: server().clock.now().getTime() });

async function withApp(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await post('second_factor/totp', { password }, person)).body.data;
  const set = await post('second_factor/totp/confirmation', { code: codeOf(secret) }, person);
  server().clock.advance(30_000);
  return { secret, recoveryCodes: set.body.recovery_codes };
}

async function signInWith(person: Person, code: string): Promise<number> {
  const { body } = await post('login', { email: person.email, password });
  return (await post('login/second_step', { ticket: body.second_step.ticket, code })).status;
}

/** Everything that the two tables hold, as whoever copied the database reads it. */
async function stored(): Promise<string> {
  const tables = ['totp_factors', 'admin_invitations'];
  const rows = tables.map((table) => server().platform.db.execute(`select * from ${table}`));
  return JSON.stringify((await Promise.all(rows)).map((found) => found.rows));
}

test('no key of an app is stored as it is, neither of an account nor of an invitation', async () => {
  const person = await anAdmin(server());
  const { secret } = await withApp(person);
  const { body } = await post('admin_team', { email: 'to-be@example.com' }, await aSuperadmin(server()));
  expect(body.data.email).toBe('to-be@example.com');
  expect(await stored()).not.toContain(secret);
  expect(await stored()).not.toMatch(/"[A-Z2-7]{32}"/);
  expect(await signInWith(person, codeOf(secret))).toBe(200);
});

test('what an earlier version stored as it is is sealed by the start, and goes on', async () => {
  const { db } = server().platform;
  const person = await aCandidate(server());
  const { secret } = await withApp(person);
  await db.execute(`update totp_factors set secret = '${secret}' where account_id =
    (select id from accounts where email = '${person.email}')`);
  await db.execute(`insert into admin_invitations (email, token_hash, totp_secret, expires_at, created_at)
    values ('old@example.com', 'hash', '${secret}', now(), now())`);
  expect(await stored()).toContain(secret);
  await settle();
  expect(await stored()).not.toContain(secret);
  const settled = await stored();
  await settle();
  expect(await stored()).toBe(settled);
  expect(await signInWith(person, codeOf(secret))).toBe(200);
});

test('a key that does not fit ends the start and says which', async () => {
  await withApp(await aCandidate(server()));
  const { platform } = server();
  const config = { ...platform.config, secretKey: 'some-other-key-of-more-than-32-signs' };
  await expect(settleSealedColumns({ ...platform, config }, sealedColumns)).rejects.toThrow(
    /^SECRET_KEY is not the one/,
  );
});

test('a lost key costs the app and not the account: its recovery code opens it', async () => {
  const person = await aCandidate(server());
  const { secret, recoveryCodes } = await withApp(person);
  await server().platform.db.execute("update totp_factors set secret = ''");
  await settle();
  expect(await signInWith(person, codeOf(secret))).toBe(422);
  expect(await signInWith(person, recoveryCodes[0] ?? '')).toBe(200);
});
