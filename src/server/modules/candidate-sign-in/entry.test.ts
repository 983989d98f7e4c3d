import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { signUpMinutes } from '#domain/identity/providers.ts';
import { consents } from '#server/modules/candidates/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { candidateSignInOn, newcomer, personOf } from '#support/candidate-sign-in.ts';
import { send } from '#support/client.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anAdmin, anApprovedCompany, password, setEmail } from '#support/people.ts';
import { candidateSettings, startSignInProvider } from '#support/sign-in-provider.ts';
import { testServer } from '#support/test-server.ts';

const provider = await startSignInProvider();
afterAll(() => provider.close());
const server = testServer(candidateSettings(provider));
const { call, enter, who, aNewcomer } = candidateSignInOn(server, provider);

const minute = 60_000;
const kindsTo = async (email: string) =>
  (await lettersTo(server().platform.db, email)).map(({ kind }) => kind);

// The provider has a clock of its own: what it says is later than anything here.
beforeEach(() => server().clock.set(new Date(Date.now() - 60 * minute)));

describe('whoever is new', () => {
  test('says name, birth and terms, and has a candidate’s account with the address that was verified', async () => {
    const came = await enter(personOf('lina@new.example', { name: 'Lina Haddad' }));
    expect(came).toMatchObject({ status: 303, to: '/sign-in-finish', token: undefined });
    const step = await call('POST', 'step', {}, came);
    expect(step.body).toEqual({
      ...{ step: 'sign_up', provider: 'Rawdat ID', name: 'Lina Haddad', email: 'lina@new.example' },
    });
    const without = await call('POST', 'account', { ...newcomer, terms: false, dob: '2015-01-01' }, came);
    expect(Object.keys(without.body.errors).toSorted()).toEqual(['dob', 'terms']);
    const opened = await call('POST', 'account', { ...newcomer, pool_consent: true }, came);
    expect(opened.status).toBe(200);
    const session = await who(opened.body.token);
    expect(session).toMatchObject({
      user_type: 4,
      data: { email: 'lina@new.example', has_password: false, email_verified_at: expect.any(String) },
      candidate_details: { name: 'Lina Haddad', phone: '' },
    });
    const details = await send(server(), 'GET', '/api/candidate-details', { token: opened.body.token });
    expect(details.body.data.date_of_birth).toBe('1996-03-12');
    const { db } = server().platform;
    const words = await db.select().from(consents).where(eq(consents.accountId, session.data.id));
    expect(Object.fromEntries(words.map(({ purpose, isGiven }) => [purpose, isGiven]))).toEqual({
      ...{ terms: true, privacy: true, email_offers: false, whatsapp: false, pool: true },
    });
    // The address was proved: there is nothing to confirm.
    expect(await kindsTo('lina@new.example')).toEqual([]);
  });

  test('is the same person the next time, also with another address at the provider', async () => {
    const { accountId } = await aNewcomer('moved@new.example');
    const again = await enter({ ...personOf('moved@elsewhere.example'), sub: 'of moved@new.example' });
    expect(again.to).toBe('/candidate-dashboard');
    expect((await who(again.token)).data).toMatchObject({ id: accountId, email: 'moved@new.example' });
  });

  test('opens one account by one way, in time, and by the own browser alone', async () => {
    const came = await enter(personOf('once@new.example'));
    expect((await call('POST', 'account', newcomer)).status).toBe(404);
    expect((await call('POST', 'account', newcomer, came)).status).toBe(200);
    expect((await call('POST', 'account', newcomer, came)).status).toBe(404);
    const late = await enter(personOf('late@new.example'));
    server().clock.advance(signUpMinutes * minute);
    expect((await call('POST', 'step', {}, late)).status).toBe(404);
  });
});

describe('whoever has an account', () => {
  test('comes in by the verified address, goes on to where they wanted, and is told of it once', async () => {
    const person = await aCandidate(server());
    await setEmail(server(), person, 'omar@known.example');
    const begin = () => call('POST', 'entry', { provider: 'other', redirect: '/jobs-pool?q=nurse' });
    const came = await enter(personOf('omar@known.example'), { begin });
    expect(came.to).toBe('/jobs-pool?q=nurse');
    expect((await who(came.token)).data).toMatchObject({ id: person.accountId, has_password: true });
    await enter(personOf('omar@known.example'));
    expect(
      await kindsTo('omar@known.example').then((kinds) =>
        kinds.filter((kind) => kind === 'second-factor-changed'),
      ),
    ).toHaveLength(1);
  });

  test('is asked for the second step, and has no session before', async () => {
    const person = await aCandidate(server());
    await setEmail(server(), person, 'two@known.example');
    const post = (path: string, body: object, token?: string) =>
      send(server(), 'POST', `/api/${path}`, { token, body });
    const { secret } = (await post('second_factor/totp', { password }, person.token)).body.data;
    const code = () => new TOTP({ secret }).generate({ timestamp: server().clock.now().getTime() });
    await post('second_factor/totp/confirmation', { code: code() }, person.token);
    const came = await enter(personOf('two@known.example'));
    expect(came).toMatchObject({ to: '/sign-in-finish', token: undefined });
    const { second_step: step } = (await call('POST', 'step', {}, came)).body;
    expect(step.methods).toContain('totp');
    server().clock.advance(minute);
    const opened = await post('login/second_step', { ticket: step.ticket, code: code() });
    expect((await who(opened.body.token)).data.id).toBe(person.accountId);
  });

  test.each([
    [
      'an address that is not verified here',
      'provider_unverified',
      async () => {
        const person = await aCandidate(server());
        await server()
          .platform.db.update(accounts)
          .set({ emailVerifiedAt: null })
          .where(eq(accounts.id, person.accountId));
        return person;
      },
    ],
    ['a company’s', 'provider_other_role', () => anApprovedCompany(server())],
    ['an administrator’s', 'provider_other_role', () => anAdmin(server())],
    [
      'a suspended one',
      'provider_suspended',
      async () => {
        const person = await aCandidate(server());
        await server()
          .platform.db.update(accounts)
          .set({ status: 'suspended' })
          .where(eq(accounts.id, person.accountId));
        return person;
      },
    ],
  ])('%s is not taken over', async (_what, reason, arrange) => {
    const { email } = await arrange();
    const came = await enter(personOf(email));
    expect(came).toMatchObject({ to: `/login?refused=${reason}`, token: undefined });
  });

  test('that belongs to a subject is not given to another one with its address', async () => {
    await aNewcomer('passed-on@known.example');
    const came = await enter({ ...personOf('passed-on@known.example'), sub: 'somebody else' });
    expect(came).toMatchObject({ to: '/login?refused=provider_other_subject', token: undefined });
  });
});

describe('without settings', () => {
  const bare = testServer();
  test('there is nothing: no provider, no way to one, none back', async () => {
    for (const [method, path, body] of [
      ['POST', 'entry', { provider: 'google' }],
      ['POST', 'step', {}],
      ['POST', 'account', newcomer],
    ] as const)
      expect([path, (await send(bare(), method, `/api/candidate_sign_in/${path}`, { body })).status]).toEqual(
        [path, 404],
      );
    const back = await send(bare(), 'GET', '/sign-in/from/google?code=x&state=y', {});
    expect(back.headers.get('location')).toBe('/login?refused=provider_over');
  });
});
