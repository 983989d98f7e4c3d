import { afterAll, beforeAll, expect } from 'vitest';
import { send } from './client.ts';
import { anAdmin, anApprovedCompany, type CompanyPerson, password } from './people.ts';
import type { ProvidersPerson } from './sign-in-provider.process.ts';
import { type SignInProvider, startSignInProvider, wayThrough } from './sign-in-provider.ts';
import type { TestServer } from './test-server.ts';

/** A provider of a company before the tests of a file. */
export function signInProvider(): () => SignInProvider {
  let provider: SignInProvider | undefined;
  beforeAll(async () => {
    provider = await startSignInProvider();
  });
  afterAll(() => provider?.close());
  return () => {
    if (!provider) throw new Error('The provider is there once the tests run');
    return provider;
  };
}

/** A browser on its way: where the provider sends it back to, and what it kept meanwhile. */
export interface Way {
  back: URL;
  cookie: string;
}

/** What people of companies with a sign-in of their own do on that server. */
export function companySignInOn(server: () => TestServer, provider: () => SignInProvider) {
  const call = (person: { token?: string }, method: string, path = '', body?: object) =>
    send(server(), method, `/api/company_sign_in${path}`, { token: person.token, body });

  const connect = (owner: CompanyPerson, order: object = {}) =>
    call(owner, 'PUT', '/connection', {
      ...{ issuer: provider().issuer, client_id: 'mihna', client_secret: provider().clientSecret },
      ...{ groups_claim: '', roles: [], default_role: 'viewer', password },
      ...order,
    });

  const prove = async (owner: CompanyPerson, domain: string) => {
    const body = { company_id: owner.companyId, domain, reason: 'Seen on the commercial registration' };
    return call(await anAdmin(server()), 'POST', '/proof', body);
  };

  const returnAddress = async (owner: CompanyPerson): Promise<string> =>
    (await call(owner, 'GET')).body.data.return_address;

  /** Sets out and goes through the provider; `change` is what somebody does to the address on the way. */
  async function goThrough(
    owner: CompanyPerson,
    begin: () => ReturnType<typeof send>,
    change: (address: URL) => void = () => undefined,
  ): Promise<Way> {
    const begun = await begin();
    expect(begun.status).toBe(200);
    const address = new URL(begun.body.address);
    change(address);
    const [cookie = ''] = (begun.headers.getSetCookie()[0] ?? '').split(';');
    return { back: await wayThrough(address.href, await returnAddress(owner)), cookie };
  }

  const setOut = (owner: CompanyPerson, email: string, change?: (address: URL) => void) =>
    goThrough(owner, () => call({}, 'POST', '/entry', { email }), change);

  /** The last step of a way: where the browser is led, and the session that it has from then on. */
  async function comeBack({ back, cookie }: Way, token?: string) {
    const headers = { cookie, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await send(server(), 'GET', `${back.pathname}${back.search}`, { headers });
    const session = answer.headers
      .getSetCookie()
      .map((line) => /^mihna_session=([\w-]+)/.exec(line)?.[1])
      .find(Boolean);
    return { status: answer.status, to: answer.headers.get('location') ?? '', token: session };
  }

  async function enter(owner: CompanyPerson, person: ProvidersPerson, change?: (address: URL) => void) {
    await provider().be({ person });
    return comeBack(await setOut(owner, person.email, change));
  }

  /** Confirms by the provider in an open session; who comes back is `person`. */
  async function confirm(
    owner: CompanyPerson,
    token: string | undefined,
    person: ProvidersPerson,
    change?: (address: URL) => void,
  ) {
    return comeBack(await setOutToConfirm(owner, token, person, { change }), token);
  }

  async function setOutToConfirm(
    owner: CompanyPerson,
    token: string | undefined,
    person: ProvidersPerson,
    {
      redirect = '/settings',
      change,
    }: { redirect?: string; change?: ((address: URL) => void) | undefined } = {},
  ) {
    await provider().be({ person });
    return goThrough(
      owner,
      () => call({ ...(token && { token }) }, 'POST', '/confirmation', { redirect }),
      change,
    );
  }

  async function tryIt(owner: CompanyPerson, person: ProvidersPerson) {
    await provider().be({ person });
    const way = await goThrough(owner, () => call(owner, 'POST', '/trial', {}));
    return comeBack(way, owner.token);
  }

  /** An owner whose company has a proved domain and a sign-in that is on. */
  async function connected(domain: string, order: object = {}) {
    const owner = await anApprovedCompany(server());
    expect((await prove(owner, domain)).status).toBe(200);
    await provider().be({ mood: 'well', returnAddress: await returnAddress(owner) });
    expect((await connect(owner, order)).body).toMatchObject({ success: true });
    await tryIt(owner, { sub: `owner of ${domain}`, email: `owner@${domain}`, email_verified: true });
    expect((await call(owner, 'PUT', '/state', { is_on: true, password })).status).toBe(200);
    return owner;
  }

  const who = async (token: string | undefined) =>
    (await send(server(), 'GET', '/api/users', { token })).body;
  const log = async (owner: CompanyPerson): Promise<{ kind: string; subject: string }[]> =>
    (await send(server(), 'GET', '/api/company_activity?show=100', { token: owner.token })).body.data.data;

  return {
    call,
    connect,
    prove,
    returnAddress,
    setOut,
    comeBack,
    enter,
    confirm,
    setOutToConfirm,
    tryIt,
    connected,
    who,
    log,
  };
}
