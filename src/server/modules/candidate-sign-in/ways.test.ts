import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { candidateSignInOn, personOf } from '#support/candidate-sign-in.ts';
import { send } from '#support/client.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, type Person, password } from '#support/people.ts';
import { candidateSettings, startSignInProvider } from '#support/sign-in-provider.ts';
import { testServer } from '#support/test-server.ts';

const provider = await startSignInProvider();
afterAll(() => provider.close());
const server = testServer(candidateSettings(provider));
const { call, setOut, comeBack, enter, who, aNewcomer } = candidateSignInOn(server, provider);

const minute = 60_000;
const kindsTo = async (email: string) =>
  (await lettersTo(server().platform.db, email)).map(({ kind }) => kind);

// The provider has a clock of its own: what it says is later than anything here.
beforeEach(() => server().clock.set(new Date(Date.now() - 60 * minute)));

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
