import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect } from 'vitest';
import type { send } from './client.ts';
import { companySignInOn, type Way } from './company-sign-in.ts';
import { anApprovedCompany, type CompanyPerson, password } from './people.ts';
import type { SamlPerson, SamlProviderOrder } from './saml-provider.process.ts';
import type { TestServer } from './test-server.ts';

export interface SamlProvider {
  issuer: string;
  /** What it says of itself. */
  metadata: string;
  be(order: SamlProviderOrder): Promise<void>;
}

/** A provider that speaks SAML, in a process of its own, before the tests of a file. */
export function samlProvider(): () => SamlProvider {
  let provider: (SamlProvider & { close(): void }) | undefined;
  beforeAll(async () => {
    const child = fork(fileURLToPath(new URL('./saml-provider.process.ts', import.meta.url)), {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const [{ issuer }] = await once(child, 'message');
    const be = async (order: SamlProviderOrder) => {
      const done = once(child, 'message');
      child.send(order);
      await done;
    };
    const metadata = await (await fetch(`${issuer}/metadata`)).text();
    provider = { issuer, metadata, be, close: () => void child.disconnect() };
  });
  afterAll(() => provider?.close());
  return () => {
    if (!provider) throw new Error('The provider is there once the tests run');
    return provider;
  };
}

/** What the product asks of a provider, from the address that a browser is sent to. */
export function requestIn(address: string) {
  const asked = new URL(address).searchParams.get('SAMLRequest') ?? '';
  const xml = inflateRawSync(Buffer.from(asked, 'base64')).toString();
  const read = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(xml)?.[1] ?? '';
  return {
    xml,
    id: read('ID'),
    acs: read('AssertionConsumerServiceURL'),
    entityId: /Issuer[^>]*>([^<]*)</.exec(xml)?.[1] ?? '',
  };
}

/** What the form of a page brings on. */
function answerIn(page: string): string {
  return /name="SAMLResponse" value="([^"]*)"/.exec(page)?.[1] ?? '';
}

interface SamlWay extends Omit<Way, 'back'> {
  address: string;
  acs: string;
}

/** What people of companies with a sign-in by SAML do on that server. */
export function samlSignInOn(server: () => TestServer, provider: () => SamlProvider) {
  const common = companySignInOn(server, () => {
    throw new Error('There is no provider of OpenID Connect');
  });
  const { call, prove, returnAddress } = common;

  const connect = (owner: CompanyPerson, order: object = {}) =>
    call(owner, 'PUT', '/connection', {
      ...{ kind: 'saml', metadata: provider().metadata, groups_claim: '', roles: [] },
      ...{ default_role: 'viewer', password },
      ...order,
    });

  const ownMetadata = async (owner: CompanyPerson) => {
    const { saml } = (await call(owner, 'GET')).body.data;
    const { pathname } = new URL(saml.metadata_address);
    return server().app.request(`http://localhost:3000${pathname}`);
  };

  async function begin(owner: CompanyPerson, ask: () => ReturnType<typeof send>): Promise<SamlWay> {
    const begun = await ask();
    expect(begun.status).toBe(200);
    const [cookie = ''] = (begun.headers.getSetCookie()[0] ?? '').split(';');
    return { address: begun.body.address, cookie, acs: new URL(await returnAddress(owner)).pathname };
  }

  const setOut = (owner: CompanyPerson, email: string) =>
    begin(owner, () => call({}, 'POST', '/entry', { email }));

  /** Posts a form as a browser does: from a page of ours, or of somebody else with none of our cookies. */
  const post = (path: string, answer: string, headers: Record<string, string>) =>
    server().app.request(`http://localhost:3000${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ SAMLResponse: answer }).toString(),
    });

  /** From the provider's page to ours, and from there to where the browser is led, with the session that it has then. */
  async function comeBack({ acs, cookie }: SamlWay, answer: string, token?: string) {
    const handed = await post(acs, answer, {
      origin: 'https://provider.example',
      'sec-fetch-site': 'cross-site',
    });
    const page = await handed.text();
    if (handed.status !== 200) return { status: handed.status, to: '', token: undefined };
    const [, path = ''] = /action="([^"]+)"/.exec(page) ?? [];
    const cookies = [cookie, token && `mihna_session=${token}`].filter(Boolean).join('; ');
    const brought = await post(path, answerIn(page), {
      ...{ origin: new URL(server().platform.config.publicUrl).origin, 'sec-fetch-site': 'same-origin' },
      cookie: cookies,
    });
    const session = brought.headers
      .getSetCookie()
      .map((line) => /^mihna_session=([\w-]+)/.exec(line)?.[1])
      .find(Boolean);
    return { status: brought.status, to: brought.headers.get('location') ?? '', token: session };
  }

  /** What the provider answers to where a browser was sent. */
  async function answerFor({ address }: SamlWay, person: SamlPerson): Promise<string> {
    await provider().be({ person });
    const page = await (await fetch(address)).text();
    expect(page).toContain('SAMLResponse');
    return answerIn(page);
  }

  async function enter(owner: CompanyPerson, person: SamlPerson, email = person.nameId) {
    const way = await setOut(owner, email);
    return comeBack(way, await answerFor(way, person));
  }

  async function tryIt(owner: CompanyPerson, person: SamlPerson) {
    const way = await begin(owner, () => call(owner, 'POST', '/trial', {}));
    return comeBack(way, await answerFor(way, person), owner.token);
  }

  const setOutToConfirm = (owner: CompanyPerson, token: string | undefined) =>
    begin(owner, () => call({ ...(token && { token }) }, 'POST', '/confirmation', { redirect: '/settings' }));

  /** An owner whose company has a proved domain and a sign-in that is on. */
  async function connected(domain: string, order: object = {}, person?: SamlPerson) {
    const owner = await anApprovedCompany(server());
    expect((await prove(owner, domain)).status).toBe(200);
    expect((await connect(owner, order)).body).toMatchObject({ success: true });
    await provider().be({ product: await (await ownMetadata(owner)).text() });
    await tryIt(owner, person ?? { nameId: `owner@${domain}` });
    expect((await call(owner, 'PUT', '/state', { is_on: true, password })).status).toBe(200);
    return owner;
  }

  return {
    ...common,
    ...{ connect, ownMetadata, setOut, post, comeBack, answerFor, enter, tryIt, setOutToConfirm, connected },
  };
}
