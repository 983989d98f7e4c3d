import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Provider, { type Asked } from 'oidc-provider';

/** Who proves themselves there next, as the provider tells of them. */
export interface ProvidersPerson {
  sub: string;
  email: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
  /** When they last proved themselves there, in seconds; now, otherwise. */
  signedInAt?: number;
}

/** What it does: all that a provider does, nothing, or an answer without an end. */
export type ProviderMood = 'well' | 'hang' | 'endless' | 'redirect';

export interface ProviderOrder {
  mood?: ProviderMood;
  person?: ProvidersPerson;
  /** Where its client wants people sent back to. */
  returnAddress?: string;
  /** Whether it promises to say when somebody proved themselves; it does, otherwise. */
  tellsTime?: boolean;
}

const clientSecret = 'secret-canary-qzx-7f3e9a';
let mood: ProviderMood = 'well';
let person: ProvidersPerson = { sub: 'nobody', email: 'nobody@rawdat.example' };
let provider: Provider | undefined;
let issuer = '';

const server = createServer(async (request, response) => {
  if (mood === 'hang') return;
  if (mood === 'redirect') return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
  if (mood === 'endless') {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = Buffer.alloc(64 * 1024, ' ');
    return void Readable.from(Array.from({ length: 160 }, () => chunk)).pipe(response);
  }
  if (request.url?.startsWith('/interaction/'))
    return provider?.interactionFinished(request, response, {
      login: { accountId: person.sub, ...(person.signedInAt && { ts: person.signedInAt }) },
    });
  provider?.callback()(request, response);
});

function providerFor(returnAddress: string, tellsTime = true): Provider {
  const made = new Provider(issuer, {
    clients: [{ client_id: 'mihna', client_secret: clientSecret, redirect_uris: [returnAddress] }],
    cookies: { keys: ['a key of the tests'] },
    scopes: ['openid', 'email', 'profile', 'groups'],
    claims: { email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    features: { devInteractions: { enabled: false } },
    ttl: { IdToken: 60, AccessToken: 60, AuthorizationCode: 60, Session: 600, Grant: 600, Interaction: 600 },
    interactions: { url: (_asked: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_asked: unknown, sub: string) => ({
      accountId: sub,
      claims: async () => ({ ...person, sub }),
    }),
    async loadExistingGrant({ oidc }: Asked) {
      const { clientId } = oidc.client;
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
  });
  made.use(async ({ path, response }, next) => {
    await next();
    if (!tellsTime && path.startsWith('/.well-known/')) delete response.body.claims_supported;
  });
  return made;
}

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  issuer = `http://127.0.0.1:${port}`;
  provider = providerFor(`${issuer}/nowhere`);
  process.send?.({ issuer, clientSecret });
});

process.on('message', (order: ProviderOrder) => {
  if (order.returnAddress) provider = providerFor(order.returnAddress, order.tellsTime);
  person = order.person ?? person;
  mood = order.mood ?? mood;
  process.send?.('done');
});
process.on('disconnect', () => process.exit());
