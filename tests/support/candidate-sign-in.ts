import { expect } from 'vitest';
import { send } from './client.ts';
import type { Person } from './people.ts';
import type { ProvidersPerson } from './sign-in-provider.process.ts';
import { type SignInProvider, wayThrough } from './sign-in-provider.ts';
import type { TestServer } from './test-server.ts';

/** A browser on its way: where it is sent back to, and what it keeps. */
export interface CandidateWay {
  back: URL;
  cookie: string;
}

type Change = (address: URL) => void;

/** Whom the provider tells of: a subject of its own, and an address that it has verified. */
export const personOf = (email: string, more: object = {}) => ({
  sub: `of ${email}`,
  email,
  email_verified: true,
  ...more,
});

/** What somebody new says, as the form sends it. */
export const newcomer = { name: 'Lina Haddad', dob: '1996-03-12', terms: true };

/** What candidates do on that server who come by that provider. */
export function candidateSignInOn(server: () => TestServer, provider: SignInProvider) {
  const call = (method: string, path: string, body?: object, { token, cookie }: Keeps = {}) =>
    send(server(), method, `/api/candidate_sign_in/${path}`, {
      token,
      body,
      // What a browser sends along from a page of ours.
      ...(cookie && { headers: { cookie, origin: 'http://localhost:3000' } }),
    });

  /** Sets out and goes through the provider; `change` is what somebody does to the address on the way. */
  async function setOut(
    person: ProvidersPerson,
    { begin = () => call('POST', 'entry', { provider: 'other' }), change = () => undefined }: Begins = {},
  ): Promise<CandidateWay> {
    const begun = await begin();
    expect(begun.status).toBe(200);
    const address = new URL(begun.body.address);
    const returnAddress = address.searchParams.get('redirect_uri') ?? '';
    await provider.be({ mood: 'well', returnAddress, person });
    change(address);
    return { back: await wayThrough(address.href, returnAddress), cookie: cookieOf(begun.headers) };
  }

  /** The last step of a way: where the browser is led, and what it has from then on. */
  async function comeBack({ back, cookie }: CandidateWay, token?: string) {
    const headers = { cookie, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await send(server(), 'GET', `${back.pathname}${back.search}`, { headers });
    return {
      status: answer.status,
      to: answer.headers.get('location') ?? '',
      token: kept(answer.headers, 'session'),
      cookie: cookieOf(answer.headers),
    };
  }

  const enter = async (person: ProvidersPerson, begins?: Begins) => comeBack(await setOut(person, begins));
  const who = async (token: string | undefined) =>
    (await send(server(), 'GET', '/api/users', { token })).body;

  /** Somebody new with an account; they have come by the provider alone. */
  async function aNewcomer(email: string): Promise<Person> {
    const { cookie } = await enter(personOf(email));
    const { body } = await call('POST', 'account', newcomer, { cookie });
    return { token: body.token, accountId: body.data.id, email } as Person;
  }

  return { call, setOut, comeBack, enter, who, aNewcomer };
}

interface Keeps {
  token?: string | undefined;
  cookie?: string | undefined;
}

interface Begins {
  begin?: () => ReturnType<typeof send>;
  change?: Change;
}

function kept(headers: Headers, kind: string): string | undefined {
  const values = headers.getSetCookie().map((line) => new RegExp(`^mihna_${kind}=([\\w-]+)`).exec(line)?.[1]);
  return values.findLast(Boolean);
}

function cookieOf(headers: Headers): string {
  return `mihna_entry=${kept(headers, 'entry') ?? ''}`;
}
