import * as client from 'openid-client';
import type { Context } from '#server/platform/context.ts';
import { askOutside, OutgoingFailure } from '#server/platform/outgoing.ts';

/** A provider answers each request within so long. */
const patienceMs = 5000;
/** What a provider says of itself, its keys and its tokens is never longer. */
const mostBytes = 256 * 1024;
/** So far a provider's clock may be from the own. */
export const toleranceMs = 30_000;

/** Why a provider was of no use, in a word that its company reads a sentence for. */
export type ProviderFault =
  | 'timeout'
  | 'no_connection'
  | 'private_network'
  | 'too_long'
  | 'no_provider'
  | 'other_issuer'
  | 'insecure'
  | 'denied'
  | 'refused';

/** A provider that can't be used, or an answer that is not to be believed; nothing of a secret. */
export class ProviderFailure extends Error {
  readonly fault: ProviderFault;
  constructor(fault: ProviderFault, detail = '') {
    super(detail);
    this.fault = fault;
  }
}

export interface ProviderOrder {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Takes the secret in the body alone, and does not say so. */
  hasSecretInBody?: boolean;
}

/** Whom a provider tells of, once its answer is believed. */
export interface ToldPerson {
  subject: string;
  /** As it is written there. */
  email: string;
  isVerified: boolean;
  name: string;
  /** All that it says, by name: groups are among it. */
  claims: Readonly<Record<string, unknown>>;
  /** Whether they have proved themselves there on this very way. */
  isFresh: boolean;
}

/** What a way to the provider is made of, for one browser; some providers return no nonce and refuse a verifier. */
export interface EntrySecrets {
  state: string;
  nonce?: string;
  verifier?: string;
}

interface EntryWish {
  redirectUri: string;
  /** The claims that shall come back. */
  wanted: readonly string[];
  /** The address that was typed. */
  hint?: string | undefined;
  /** Whoever is there proves it once more, although the provider knows the browser. */
  isAnew?: boolean | undefined;
}

type Asking = Pick<Context, 'config' | 'clock'>;

/** Reads what a provider says of itself, which has to be what its address says. */
export async function findProvider(context: Asking, order: ProviderOrder): Promise<client.Configuration> {
  const { isProduction } = context.config;
  const issuer = new URL(order.issuer);
  if (isProduction && issuer.protocol !== 'https:') throw new ProviderFailure('insecure');
  const found = await believing('no_provider', () =>
    client.discovery(issuer, order.clientId, undefined, client.None(), {
      [client.customFetch]: fetchOf(context),
      timeout: patienceMs / 1000,
      execute: isProduction ? [] : [client.allowInsecureRequests],
    }),
  );
  const metadata = found.serverMetadata();
  // Some issuers stand for many companies at once: their people would be strangers.
  if (URL.parse(metadata.issuer)?.href !== issuer.href) throw new ProviderFailure('other_issuer');
  requireWebAddress(metadata.authorization_endpoint, isProduction);
  const configuration = new client.Configuration(
    metadata,
    order.clientId,
    // What is over and what is not is judged by the clock of the product.
    {
      [client.clockSkew]: Math.round((context.clock.now().getTime() - Date.now()) / 1000),
      [client.clockTolerance]: toleranceMs / 1000,
    },
    proofOfClient(metadata, order),
  );
  configuration[client.customFetch] = fetchOf(context);
  configuration.timeout = patienceMs / 1000;
  if (!isProduction) client.allowInsecureRequests(configuration);
  // The signature of a token is checked although it came from the provider itself.
  client.enableNonRepudiationChecks(configuration);
  return configuration;
}

/** Where a browser goes to prove itself: with PKCE, whatever the provider makes of it, unless it refuses that. */
export async function addressOfProvider(
  provider: client.Configuration,
  { redirectUri, wanted, hint, isAnew, state, nonce, verifier }: EntrySecrets & EntryWish,
): Promise<string> {
  // Some providers tell a claim to those alone who ask for a scope of its name.
  const scopes = (provider.serverMetadata().scopes_supported ?? []).filter((scope) => wanted.includes(scope));
  const url = client.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri,
    scope: [...new Set(['openid', 'email', 'profile', ...scopes])].join(' '),
    state,
    ...(nonce && { nonce }),
    ...(verifier && {
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }),
    ...(hint && { login_hint: hint }),
    ...(isAnew && { prompt: 'login', max_age: '0' }),
  });
  return url.href;
}

/** What a provider says of who came back, once state, issuer, nonce, signature, audience and time are right. */
export async function claimsOf(
  provider: client.Configuration,
  address: URL,
  { state, nonce, verifier }: EntrySecrets,
  wanted: readonly string[],
): Promise<Record<string, unknown> & { sub: string }> {
  const tokens = await believing('refused', () =>
    client.authorizationCodeGrant(provider, address, {
      expectedState: state,
      ...(nonce && { expectedNonce: nonce }),
      ...(verifier && { pkceCodeVerifier: verifier }),
      idTokenExpected: true,
    }),
  );
  const claims = tokens.claims();
  if (!claims) throw new ProviderFailure('refused', 'no ID token');
  const isWhole = wanted.every((name) => claims[name] !== undefined);
  if (isWhole || !provider.serverMetadata().userinfo_endpoint) return claims;
  const told = await believing('refused', () =>
    client.fetchUserInfo(provider, tokens.access_token, claims.sub),
  );
  return { ...told, ...claims };
}

/** Whom claims that are believed tell of. */
export function personOf(
  claims: Readonly<Record<string, unknown>> & { sub: string },
): Omit<ToldPerson, 'isFresh'> {
  return {
    subject: claims.sub,
    email: typeof claims.email === 'string' ? claims.email : '',
    isVerified: claims.email_verified === true,
    name: typeof claims.name === 'string' ? claims.name : '',
    claims,
  };
}

/** Whether the provider says that somebody has proved themselves since a moment, and not only that it knows the browser. */
export function isProvedSince({ auth_time }: Readonly<Record<string, unknown>>, since: Date): boolean {
  return typeof auth_time === 'number' && auth_time * 1000 >= since.getTime() - toleranceMs;
}

/** The same where it was asked to: one that promises to say when has to say it, any other is believed to have asked. */
export function isProvedAnew(
  provider: client.Configuration,
  claims: Readonly<Record<string, unknown>>,
  since: Date,
): boolean {
  const promisesTime = provider.serverMetadata().claims_supported?.includes('auth_time');
  return claims.auth_time === undefined && !promisesTime ? true : isProvedSince(claims, since);
}

/** The library's requests, by the rules for addresses that somebody else has given. */
function fetchOf({ config }: Asking): client.CustomFetch {
  return async (url, { method, headers, body }) => {
    const answer = await askOutside({
      url,
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
      body: body === undefined || body === null ? '' : String(body),
      openedNetworks: config.webhookNetworks,
      milliseconds: patienceMs,
      mostBytes,
    });
    if (answer.isCut) throw new ProviderFailure('too_long');
    const type = answer.headers['content-type'];
    const isBare = [101, 204, 205, 304].includes(answer.status);
    return new Response(isBare ? null : answer.body, {
      status: answer.status >= 200 ? answer.status : 502,
      headers: { ...(type && { 'content-type': type }) },
    });
  };
}

/** With the secret in the body, or in the head where the provider takes no other way. */
function proofOfClient(
  metadata: client.ServerMetadata,
  { clientSecret: secret, hasSecretInBody = false }: ProviderOrder,
): client.ClientAuth {
  const ways = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return hasSecretInBody || ways.includes('client_secret_post')
    ? client.ClientSecretPost(secret)
    : client.ClientSecretBasic(secret);
}

/** A browser is sent there: a script would be one of ours. */
function requireWebAddress(address: string | undefined, isProduction: boolean): void {
  const protocol = URL.parse(address ?? '')?.protocol;
  if (protocol !== 'https:' && (isProduction || protocol !== 'http:')) throw new ProviderFailure('insecure');
}

/** What the library or the network refuses, in one word. */
async function believing<T>(otherwise: ProviderFault, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw failureOf(error, otherwise);
  }
}

function failureOf(error: unknown, otherwise: ProviderFault): ProviderFailure {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ProviderFailure) return cause;
    if (cause instanceof OutgoingFailure) return new ProviderFailure(cause.reason, cause.message);
    if (cause instanceof client.AuthorizationResponseError) return new ProviderFailure('denied', cause.error);
    const code = 'code' in cause ? cause.code : undefined;
    if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED' && otherwise === 'no_provider')
      return new ProviderFailure('other_issuer');
    if (code === 'OAUTH_HTTP_REQUEST_FORBIDDEN') return new ProviderFailure('insecure');
    if (code === 'OAUTH_TIMEOUT') return new ProviderFailure('timeout');
  }
  // What it says is for people who write providers: its code is enough, and names no secret.
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new ProviderFailure(otherwise, code);
}
