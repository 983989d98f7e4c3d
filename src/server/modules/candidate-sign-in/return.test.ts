import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { entryMinutes } from '#domain/companies/sign-in.ts';
import { candidateSignInOn, personOf } from '#support/candidate-sign-in.ts';
import { candidateSettings, startSignInProvider } from '#support/sign-in-provider.ts';
import { testServer } from '#support/test-server.ts';

const provider = await startSignInProvider();
afterAll(() => provider.close());
const server = testServer(candidateSettings(provider));
const { call, setOut, comeBack, enter } = candidateSignInOn(server, provider);

const minute = 60_000;

// The provider has a clock of its own: what it says is later than anything here.
beforeEach(() => server().clock.set(new Date(Date.now() - 60 * minute)));

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
