import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#domain/identity/passkeys.ts';
import { passkeysMaximum } from '#domain/identity/second-factor.ts';
import { productName } from '#domain/product.ts';
import type { Account } from '#server/modules/identity/queries.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken } from '#server/platform/sessions.ts';
import {
  type ChallengePurpose,
  insertChallenge,
  notePasskeyUse,
  type Passkey,
  selectPasskey,
  selectPasskeys,
  takeChallenge,
} from './queries.ts';

const challengeMinutes = 5;

/** What a browser needs to make a passkey: one that knows its owner by finger, face or PIN and needs no name typed. */
export async function askForPasskey(context: Context, account: Account): Promise<PasskeyCreation> {
  const known = await selectPasskeys(context.db, account.id);
  if (known.length >= passkeysMaximum) throw new Refusal('CONFLICT');
  const options = await generateRegistrationOptions({
    rpName: productName,
    rpID: siteOf(context).id,
    userName: account.email,
    userDisplayName: account.name,
    userID: new TextEncoder().encode(account.id),
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  await keepChallenge(context, { challenge: options.challenge, accountId: account.id, purpose: 'add' });
  return options as PasskeyCreation;
}

/** The passkey that a browser made, to be kept; refused where it answers another question. */
export async function readNewPasskey(context: Context, accountId: string, response: PasskeyAttestation) {
  const { id, origin } = siteOf(context);
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => spend(context, { challenge, accountId, purpose: 'add' }),
    expectedOrigin: origin,
    expectedRPID: id,
  }).catch(() => undefined);
  if (!verified?.verified) throw new Refusal('PASSKEY_REFUSED');
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    accountId,
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: credential.transports ?? [],
    isBackedUp: credentialBackedUp,
    createdAt: context.clock.now(),
  };
}

/** What a passkey has to sign: one of the account's, or with `null` any that says itself whose it is. */
export async function askForSignature(context: Context, accountId: string | null): Promise<PasskeyRequest> {
  const known = accountId ? await selectPasskeys(context.db, accountId) : [];
  const options = await generateAuthenticationOptions({
    rpID: siteOf(context).id,
    allowCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    userVerification: 'required',
  });
  const purpose = accountId ? 'prove' : 'sign-in';
  await keepChallenge(context, { challenge: options.challenge, accountId, purpose });
  return options as PasskeyRequest;
}

/** The passkey that signed what it was asked to; undefined for any other answer. */
export async function signingPasskey(
  context: Context,
  response: PasskeyAssertion,
  accountId: string | null,
): Promise<Passkey | undefined> {
  const known = await selectPasskey(context.db, response.id);
  if (!known || (accountId !== null && known.accountId !== accountId)) return undefined;
  const { id, origin } = siteOf(context);
  const { credentialId, counter, transports } = known;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) =>
      spend(context, { challenge, accountId, purpose: accountId ? 'prove' : 'sign-in' }),
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: credentialId, publicKey: new Uint8Array(known.publicKey), counter, transports },
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { newCounter } = verified.authenticationInfo;
  await notePasskeyUse(context.db, known.id, { counter: newCounter, lastUsedAt: context.clock.now() });
  return known;
}

interface Challenge {
  challenge: string;
  accountId: string | null;
  purpose: ChallengePurpose;
}

async function keepChallenge(context: Context, { challenge, accountId, purpose }: Challenge): Promise<void> {
  const expiresAt = new Date(context.clock.now().getTime() + challengeMinutes * 60_000);
  await insertChallenge(context.db, { challengeHash: hashToken(challenge), accountId, purpose, expiresAt });
}

/** Call it outside a transaction: a challenge that was answered is spent, whatever becomes of the rest. */
function spend(context: Context, { challenge, accountId, purpose }: Challenge): Promise<boolean> {
  const now = context.clock.now();
  return takeChallenge(context.db, { challengeHash: hashToken(challenge), accountId, purpose, now });
}

/** Passkeys belong to the configured address, never to what a request names. */
function siteOf({ config }: Pick<Context, 'config'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, origin };
}
