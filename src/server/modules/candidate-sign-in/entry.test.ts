import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { entryMinutes } from '#domain/companies/sign-in.ts';
import { signUpMinutes } from '#domain/identity/providers.ts';
import { consents } from '#server/modules/candidates/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { candidateSignInOn } from '#support/candidate-sign-in.ts';
import { send } from '#support/client.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anAdmin, anApprovedCompany, type Person, password, setEmail } from '#support/people.ts';
import { candidateSettings, startSignInProvider } from '#support/sign-in-provider.ts';
import { testServer } from '#support/test-server.ts';

const provider = await startSignInProvider();
afterAll(() => provider.close());
const server = testServer(candidateSettings(provider));
const { call, setOut, comeBack, enter, who } = candidateSignInOn(server, provider);

const minute = 60_000;
const personOf = (email: string, more: object = {}) => ({
  sub: `of ${email}`,
  email,
  email_verified: true,
  ...more,
});
const kindsTo = async (email: string) =>
  (await lettersTo(server().platform.db, email)).map(({ kind }) => kind);

// The provider has a clock of its own: what it says is later than anything here.
beforeEach(() => server().clock.set(new Date(Date.now() - 60 * minute)));

const newcomer = { name: 'Lina Haddad', dob: '1996-03-12', terms: true };

/** Somebody new with an account; they have come by the provider alone. */
async function aNewcomer(email: string): Promise<Person> {
  const { cookie } = await enter(personOf(email));
  const { body } = await call('POST', 'account', newcomer, { cookie });
  return { token: body.token, accountId: body.data.id, email } as Person;
}

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

describe('an answer that is not to be believed', () => {
  const refused = async (person: object, change: (address: URL) => void) =>
    (await enter({ ...personOf('bad@answers.example'), ...person }, { change })).to;

  test('an address that the provider does not verify, or says nothing of, opens nothing', async () => {
    expect(await refused({ email_verified: false }, () => undefined)).toBe(
      '/login?refused=provider_unproven',
    );
    expect(await refused({ email_verified: undefined }, () => undefined)).toBe(
      '/login?refused=provider_unproven',
    );
  });

  test('one without its nonce, or for another verifier, is refused', async () => {
    const without = (name: string) => (address: URL) => address.searchParams.delete(name);
    expect(await refused({}, without('nonce'))).toBe('/login?refused=provider_answer');
    const other = (address: URL) => address.searchParams.set('code_challenge', 'a'.repeat(43));
    expect(await refused({}, other)).toBe('/login?refused=provider_answer');
  });

  test('one of another issuer, with another state, or twice, is refused', async () => {
    for (const [name, value] of [
      ['iss', 'https://elsewhere.example'],
      ['state', 'another'],
      ['code', 'another'],
    ] as const) {
      const way = await setOut(personOf('bad@answers.example'));
      way.back.searchParams.set(name, value);
      expect((await comeBack(way)).to).toBe('/login?refused=provider_answer');
    }
    const way = await setOut(personOf('bad@answers.example'));
    expect((await comeBack(way)).to).toBe('/sign-in-finish');
    expect((await comeBack(way)).to).toBe('/login?refused=provider_over');
  });

  test('who cancels reads that, and where they wanted to go is kept', async () => {
    const begin = () => call('POST', 'entry', { provider: 'other', redirect: '/jobs-pool' });
    const way = await setOut(personOf('bad@answers.example'), { begin });
    way.back.searchParams.delete('code');
    way.back.searchParams.set('error', 'access_denied');
    expect((await comeBack(way)).to).toBe('/login?refused=provider_cancelled&redirect=%2Fjobs-pool');
  });

  test('a way is over in another browser, after its minutes, and at the address of another provider', async () => {
    const over = '/login?refused=provider_over';
    const way = await setOut(personOf('bad@answers.example'));
    expect((await comeBack({ ...way, cookie: '' })).to).toBe(over);
    server().clock.advance(entryMinutes * minute);
    expect((await comeBack(way)).to).toBe(over);
    server().clock.set(new Date(Date.now() - 60 * minute));
    const other = await setOut(personOf('bad@answers.example'));
    other.back.pathname = '/sign-in/from/google';
    expect((await comeBack(other)).to).toBe(over);
    other.back.pathname = '/sign-in/from/nobody';
    expect((await comeBack(other)).to).toBe(over);
  });

  test('a provider that is away is said to be, before and after the way', async () => {
    const way = await setOut(personOf('bad@answers.example'));
    await provider.be({ mood: 'redirect' });
    expect((await comeBack(way)).to).toBe('/login?refused=provider_answer');
    const begun = await call('POST', 'entry', { provider: 'other' });
    expect([begun.status, begun.body.code]).toEqual([503, 'PROVIDER_SILENT']);
    await provider.be({ mood: 'well' });
  });
});

describe('the ways of an account', () => {
  const ways = async (person: Person) => (await call('GET', 'connections', undefined, person)).body.data;
  const connect = async (person: Person, as: ReturnType<typeof personOf>, given = password) => {
    const begin = () => call('POST', 'connections', { provider: 'other', password: given }, person);
    return comeBack(await setOut(as, { begin }), person.token);
  };

  test('one is connected with the password, with any verified address of the provider, and disconnected', async () => {
    const person = await aCandidate(server());
    const wrong = await call('POST', 'connections', { provider: 'other', password: 'wrong' }, person);
    expect(wrong.body.errors.password).toEqual(['Wrong Password!']);
    expect((await connect(person, personOf('work@ways.example'))).to).toBe(
      '/candidate-settings?connected=other',
    );
    const [way] = await ways(person);
    expect(way).toMatchObject({ key: 'other', name: 'Rawdat ID', connected: { email: 'work@ways.example' } });
    const came = await enter(personOf('work@ways.example'));
    expect((await who(came.token)).data.id).toBe(person.accountId);
    expect((await connect(person, personOf('second@ways.example'))).to).toBe(
      '/candidate-settings?refused=provider_once',
    );
    expect((await call('DELETE', 'connections/other', undefined, person)).status).toBe(200);
    expect((await ways(person))[0].connected).toBeNull();
    expect((await call('DELETE', 'connections/other', undefined, person)).status).toBe(404);
    const changes = (await kindsTo(person.email)).filter((kind) => kind === 'second-factor-changed');
    expect(changes).toHaveLength(2);
  });

  test('one of somebody else is not connected, nor one in another session', async () => {
    await aNewcomer('theirs@ways.example');
    const person = await aCandidate(server());
    expect((await connect(person, personOf('theirs@ways.example'))).to).toBe(
      '/candidate-settings?refused=provider_taken',
    );
    const begin = () => call('POST', 'connections', { provider: 'other', password }, person);
    const way = await setOut(personOf('mine@ways.example'), { begin });
    const other = await aCandidate(server());
    expect((await comeBack(way, other.token)).to).toBe('/candidate-settings?refused=provider_over');
  });

  test('the last one of who has no password stays, and a password is set by email before one is asked for', async () => {
    const person = await aNewcomer('alone@ways.example');
    const last = await call('DELETE', 'connections/other', undefined, person);
    expect([last.status, last.body.code]).toEqual([409, 'LAST_WAY_IN']);
    const remove = (given: string) =>
      send(server(), 'DELETE', '/api/candidate/1', { token: person.token, body: { password: given } });
    expect((await remove('whatever')).body.errors.password[0]).toContain('Set one in your settings first');
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
