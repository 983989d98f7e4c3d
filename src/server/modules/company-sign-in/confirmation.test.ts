import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entryMinutes, freshEntryMinutes } from '#domain/companies/sign-in.ts';
import { passkeys, totpFactors } from '#server/modules/identity/second-factor/table.ts';
import { send } from '#support/client.ts';
import { companySignInOn, signInProvider } from '#support/company-sign-in.ts';
import { lastLetterTo } from '#support/outbox.ts';
import { aMember, anAdmin, type CompanyPerson, password, setEmail } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer({ WEBHOOK_NETWORKS: '127.0.0.0/8' });
const provider = signInProvider();
const { call, comeBack, confirm, connected, enter, log, setOutToConfirm, who } = companySignInOn(
  server,
  provider,
);

const minute = 60_000;

// The provider has a clock of its own: what it says is later than anything here, unless a test says otherwise.
beforeEach(() => server().clock.set(new Date(Date.now() - 60 * minute)));
afterEach(() => provider().be({ mood: 'well' }));

/** Gives somebody a passkey of this machine; answers how a sign-in by it is refused, if it is. */
async function aPasskey(accountId: string): Promise<() => Promise<string | undefined>> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16).toString('base64url');
  // The key as WebAuthn writes it (COSE): kty 2, alg -7, crv 1, x, y.
  const cose = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from(x, 'base64url')];
  await server()
    .platform.db.insert(passkeys)
    .values({
      ...{ accountId, credentialId, counter: 0, transports: [], isBackedUp: false, name: 'Laptop' },
      publicKey: Buffer.concat([...cose, Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')]),
      createdAt: server().clock.now(),
    });
  return async () => {
    const post = (path: string, body: object) => send(server(), 'POST', `/api/login/${path}`, { body });
    const { challenge } = (await post('passkey/options', {})).body.data;
    const client = Buffer.from(
      JSON.stringify({ type: 'webauthn.get', challenge, origin: 'http://localhost:3000' }),
    );
    const sha = (data: Buffer | string) => createHash('sha256').update(data).digest();
    // The site, that the owner was there and proved it, and how often it was used.
    const facts = Buffer.concat([sha('localhost'), Buffer.from([5, 0, 0, 0, 0])]);
    const signature = sign('sha256', Buffer.concat([facts, sha(client)]), privateKey);
    const response = {
      ...{ authenticatorData: facts.toString('base64url'), clientDataJSON: client.toString('base64url') },
      signature: signature.toString('base64url'),
    };
    const passkey = { id: credentialId, rawId: credentialId, type: 'public-key', response };
    const answer = await post('passkey', { passkey: { ...passkey, clientExtensionResults: {} } });
    return answer.body.code;
  };
}
const personOf = (email: string) => ({ sub: email, email, email_verified: true });

/** A provider that says of each sign-in when its person proved themselves. */
const tellingTime = (to: URL) => to.searchParams.set('max_age', '86400');
/** What whoever sits at another's browser does to the address. */
const unasked = (to: URL) => {
  to.searchParams.delete('prompt');
  to.searchParams.delete('max_age');
};
const agoInSeconds = (seconds: number) => Math.floor(server().clock.now().getTime() / 1000) - seconds;

/** A member who has only ever come by the provider, where they proved themselves a moment ago. */
async function passwordless(owner: CompanyPerson, email: string) {
  const person = personOf(email);
  const { token } = await enter(owner, person, tellingTime);
  return { token, person };
}

const begins = (token: string | undefined, given = 'whatever') =>
  send(server(), 'POST', '/api/second_factor/totp', { token, body: { password: given } });
const changes = (token: string | undefined, email: string, given?: string) =>
  send(server(), 'PUT', '/api/users/1', {
    token,
    body: { data: { email, ...(given !== undefined && { password: given }) } },
  });

test('for who has no password an entry of the last ten minutes in the same session counts instead', async () => {
  const owner = await connected('fresh.example');
  const { token, person } = await passwordless(owner, 'lina@fresh.example');
  expect((await who(token)).data.has_password).toBe(false);
  expect((await who(owner.token)).data.has_password).toBe(true);
  expect((await begins(token)).status).toBe(200);
  server().clock.advance(freshEntryMinutes * minute - 1);
  expect((await begins(token)).status).toBe(200);
  server().clock.advance(1);
  expect((await begins(token)).body.errors.password[0]).toContain('company’s sign-in first');
  // Another session of the same person that is fresh opens nothing here.
  const other = await enter(owner, person, tellingTime);
  expect((await begins(token)).status).toBe(422);
  expect((await begins(other.token)).status).toBe(200);
  expect(await confirm(owner, token, person)).toMatchObject({ to: '/sign-in-confirmed?to=%2Fsettings' });
  const { data } = (await call({ token: token ?? '' }, 'GET', '/confirmation')).body;
  expect(data).toMatchObject({ has_password: false, has_way: true, confirmed_until: expect.any(String) });
  expect((await begins(token)).status).toBe(200);
  expect((await log(owner))[0]).toMatchObject({ kind: 'sign_in.confirmed' });
});

test('who has a password is asked for it, however fresh the entry is', async () => {
  const owner = await connected('both.example');
  const member = await aMember(server(), owner.companyId, 'viewer');
  await setEmail(server(), member, 'mona@both.example');
  const { token } = await enter(owner, personOf('mona@both.example'));
  expect((await begins(token)).body.errors).toHaveProperty('password');
  expect((await begins(token, password)).status).toBe(200);
});

test('somebody else, a sign-in of before, or an answer without its time confirms nothing', async () => {
  const owner = await connected('stale.example');
  const { token, person } = await passwordless(owner, 'lina@stale.example');
  await enter(owner, personOf('mona@stale.example'));
  const confirmedAs = async (as: object, change?: (address: URL) => void) =>
    (await confirm(owner, token, { ...person, ...as }, change)).to;
  const refused = (reason: string) => `/sign-in-confirmed?refused=${reason}`;
  server().clock.advance(freshEntryMinutes * minute);
  expect(await confirmedAs(personOf('mona@stale.example'))).toBe(refused('entry_somebody_else'));
  expect(await confirmedAs(personOf('new@stale.example'))).toBe(refused('entry_somebody_else'));
  expect(await confirmedAs({ email_verified: false })).toBe(refused('entry_unproven'));
  expect(await confirmedAs({ email: 'lina@elsewhere.example' })).toBe(refused('entry_foreign'));
  expect(await confirmedAs({ signedInAt: agoInSeconds(60) }, tellingTime)).toBe(refused('entry_stale'));
  expect(await confirmedAs({}, unasked)).toBe(refused('entry_stale'));
  expect((await begins(token)).status).toBe(422);
});

test('an ordinary sign-in counts where the provider says that somebody proved themselves for it', async () => {
  const owner = await connected('ordinary.example');
  const opens = async (as: object, change?: (address: URL) => void) =>
    (await begins((await enter(owner, { ...personOf('lina@ordinary.example'), ...as }, change)).token))
      .status;
  expect(await opens({}, tellingTime)).toBe(200);
  expect(await opens({ signedInAt: agoInSeconds(60) }, tellingTime)).toBe(422);
  expect(await opens({})).toBe(422);
});

test('a provider that promises no time is believed to have asked, when it was asked to', async () => {
  const owner = await connected('timeless.example');
  const returnAddress = `http://localhost:3000/sign-in/return/${owner.companyId}`;
  await provider().be({ returnAddress, tellsTime: false });
  const person = personOf('lina@timeless.example');
  const { token } = await enter(owner, person);
  expect((await begins(token)).status).toBe(422);
  expect((await confirm(owner, token, person, unasked)).to).toBe('/sign-in-confirmed?to=%2Fsettings');
  expect((await begins(token)).status).toBe(200);
});

test('a way is for the session that set out, once, and is over when the sign-in is off or its person has left', async () => {
  const owner = await connected('once.example');
  const { token, person } = await passwordless(owner, 'lina@once.example');
  const mona = await passwordless(owner, 'mona@once.example');
  const other = await enter(owner, person);
  server().clock.advance(freshEntryMinutes * minute);
  const over = '/sign-in-confirmed?refused=entry_over';
  const way = () => setOutToConfirm(owner, token, person);
  expect((await comeBack(await way(), other.token)).to).toBe(over);
  expect((await comeBack(await way(), mona.token)).to).toBe(over);
  expect((await comeBack(await way())).to).toBe(over);
  const spent = await way();
  expect((await comeBack(spent, token)).to).toBe('/sign-in-confirmed?to=%2Fsettings');
  expect((await comeBack(spent, token)).to).toBe('/login?pg=emp&refused=entry_over');
  const late = await way();
  server().clock.advance(entryMinutes * minute);
  expect((await comeBack(late, token)).to).toBe('/login?pg=emp&refused=entry_over');
  const beforeOff = await way();
  expect((await call(owner, 'PUT', '/state', { is_on: false, password })).status).toBe(200);
  expect((await comeBack(beforeOff, token)).to).toBe(over);
  expect((await begins(token)).status).toBe(422);
  expect((await call({ token: token ?? '' }, 'POST', '/confirmation', {})).status).toBe(404);
  const { data } = (await call({ token: token ?? '' }, 'GET', '/confirmation')).body;
  expect(data).toEqual({ has_password: false, has_way: false, confirmed_until: null });
});

test('nobody is led to another site after confirming', async () => {
  const owner = await connected('led.example');
  const { token, person } = await passwordless(owner, 'lina@led.example');
  for (const redirect of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example']) {
    const way = await setOutToConfirm(owner, token, person, { redirect });
    expect((await comeBack(way, token)).to).toBe('/sign-in-confirmed');
  }
});

test('who leaves with no password deletes the account, and who sets one has one from then on', async () => {
  const owner = await connected('leaves.example');
  const { token, person } = await passwordless(owner, 'lina@leaves.example');
  const change = () =>
    send(server(), 'POST', '/api/password-change-setting', {
      token,
      body: { old_password: 'none', new_password: 'another-falcon-43' },
    });
  server().clock.advance(freshEntryMinutes * minute);
  expect((await change()).body.errors).toHaveProperty('old_password');
  await confirm(owner, token, person);
  expect((await change()).status).toBe(200);
  expect((await begins(token)).body.errors).toHaveProperty('password');
  expect((await begins(token, 'another-falcon-43')).status).toBe(200);
  const mona = await passwordless(owner, 'mona@leaves.example');
  const gone = () =>
    send(server(), 'POST', '/api/company_account/delete', { token: mona.token, body: { password: 'none' } });
  server().clock.advance(freshEntryMinutes * minute);
  expect((await gone()).body.errors).toHaveProperty('password');
  await confirm(owner, mona.token, mona.person);
  expect((await gone()).status).toBe(200);
});

test('a member of another company, and who never came by the provider, are led nowhere', async () => {
  const owner = await connected('nowhere.example');
  expect((await call(owner, 'POST', '/confirmation', {})).status).toBe(404);
  const member = await aMember(server(), owner.companyId, 'interviewer');
  expect((await call(member, 'POST', '/confirmation', {})).status).toBe(404);
});

test('where it is enforced nobody moves the address outside the proved domains, nor signs in by a passkey', async () => {
  const owner = await connected('kept.example');
  await setEmail(server(), owner, 'boss@kept.example');
  const now = server().clock.now();
  await server()
    .platform.db.insert(totpFactors)
    .values({ accountId: owner.accountId, secret: 'v1.none', createdAt: now, confirmedAt: now });
  await enter(owner, personOf('boss@kept.example'));
  const member = await aMember(server(), owner.companyId, 'recruiter');
  await setEmail(server(), member, 'mona@kept.example');
  const elsewhere = await aMember(server(), owner.companyId, 'viewer');
  const byPasskey = await aPasskey(member.accountId);
  expect(await byPasskey()).toBe(undefined);
  // Asked for before, confirmed after.
  expect((await changes(member.token, 'mona@early.example', password)).status).toBe(200);
  await server().runTasks();
  const letter = await lastLetterTo(server().platform.db, 'mona@early.example');
  const early = /token=([\w-]+)/.exec(letter.text)?.[1];
  const body = { is_on: true, is_enforced: true, keeper_id: owner.accountId, password };
  expect((await call(owner, 'PUT', '/state', body)).status).toBe(200);
  const { token } = await enter(owner, personOf('mona@kept.example'));
  const outside = await changes(token, 'mona@elsewhere.example', password);
  expect(outside.body.errors['data.email'] ?? outside.body.errors.email).toEqual([
    expect.stringContaining('kept.example'),
  ]);
  const verified = await send(server(), 'POST', '/api/verify-email', { body: { token: early } });
  expect(verified.status).toBe(422);
  expect((await who(token)).data.email).toBe('mona@kept.example');
  expect(await byPasskey()).toBe('SIGN_IN_BY_COMPANY');
  const help = { email: 'mona@helped.example', address_proof: 'called from the number of the profile' };
  const look = { look_reason: 'asked', look_note: 'call of Tuesday' };
  const administrator = await anAdmin(server());
  const corrected = await send(server(), 'PUT', `/api/admin_people/${member.accountId}/email`, {
    ...{ token: administrator.token, body: { ...look, ...help } },
  });
  expect(corrected.body.errors.email).toEqual([expect.stringContaining('kept.example')]);
  expect((await changes(token, 'mona.aziz@kept.example', password)).status).toBe(200);
  expect((await changes(elsewhere.token, 'else@where.example', password)).status).toBe(200);
});
