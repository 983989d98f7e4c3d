import { z } from 'zod';
import { passkeyAssertion, passkeyCreation, passkeyRequest } from '#domain/identity/passkeys.ts';
import {
  factorBeginning,
  factorProof,
  passkeyAddition,
  secondStepProof,
  totpConfirmation,
} from '#domain/identity/second-factor.ts';
import { shortText } from '#domain/text/text.ts';
import { done } from './done.ts';
import { call } from './route.ts';
import { opened } from './session.ts';

const tag = 'Second factor';

const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
export type OwnPasskey = z.infer<typeof passkey>;

const state = z.object({
  /** Since when an authenticator app is set up. */
  totp_since: z.string().nullable(),
  passkeys: z.array(passkey),
  recovery_codes_left: z.int(),
});
export type SecondFactorState = z.infer<typeof state>;

/** The codes of a new set, shown once; null where the account has a set already. */
const codes = done.extend({ recovery_codes: z.array(z.string()).nullable() });
const ticket = z.object({ ticket: shortText(200) });

/** The second step of signing in, and what an account takes it with (security S12). */
export const secondFactor = {
  secondStep: call({
    method: 'POST',
    path: '/login/second_step',
    policy: 'public',
    summary: 'Opens the session with the ticket of the first step and a code or a passkey.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'sign_in_ip',
  })
    .input(secondStepProof)
    .output(opened),
  secondStepPasskey: call({
    method: 'POST',
    path: '/login/second_step/passkey',
    policy: 'public',
    summary: 'What a passkey has to sign for the second step.',
    tag,
    toast: 'none',
    limit: 'sign_in_ip',
  })
    .input(ticket)
    .output(done.extend({ data: passkeyRequest })),
  lostDevice: call({
    method: 'POST',
    path: '/login/second_step/lost',
    policy: 'public',
    summary: 'Sends a link that removes the second factor after 48 hours; answers the same for every ticket.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'forgot_ip',
  })
    .input(ticket)
    .output(done),
  recover: call({
    method: 'POST',
    path: '/login/second_step/recovery',
    policy: 'public',
    summary: 'Removes a lost second factor with the link of the letter, once its 48 hours are over.',
    tag,
    toast: 'none',
    limit: 'sign_in_link',
  })
    .input(z.object({ token: shortText(200) }))
    .output(done.extend({ removed: z.boolean(), from: z.string() })),
  passkeyOptions: call({
    method: 'POST',
    path: '/login/passkey/options',
    policy: 'public',
    summary: 'What a passkey has to sign to sign in alone.',
    tag,
    toast: 'none',
    limit: 'sign_in_ip',
  }).output(done.extend({ data: passkeyRequest })),
  passkeySignIn: call({
    method: 'POST',
    path: '/login/passkey',
    policy: 'public',
    summary: 'Opens a session with a passkey that asked for its owner’s finger, face or PIN.',
    tag,
    toast: 'none',
    transaction: 'own',
    limit: 'sign_in_ip',
  })
    .input(z.object({ passkey: passkeyAssertion }))
    .output(opened),
  state: call({
    method: 'GET',
    path: '/second_factor',
    policy: 'signed-in',
    summary: 'The own second factors and how many recovery codes are left.',
    tag,
  }).output(z.object({ status: z.literal(200), data: state })),
  beginTotp: call({
    method: 'POST',
    path: '/second_factor/totp',
    policy: 'signed-in',
    summary: 'A new key for an authenticator app; nothing is asked for it before its first code was right.',
    tag,
    toast: 'none',
    transaction: 'own',
  })
    .input(factorBeginning)
    .output(done.extend({ data: z.object({ secret: z.string(), uri: z.string() }) })),
  confirmTotp: call({
    method: 'POST',
    path: '/second_factor/totp/confirmation',
    policy: 'signed-in',
    summary: 'Sets the authenticator app up with its first code; other sessions end.',
    tag,
    toast: 'none',
    transaction: 'own',
  })
    .input(totpConfirmation)
    .output(codes),
  removeTotp: call({
    method: 'POST',
    path: '/second_factor/totp/removal',
    policy: 'signed-in',
    summary: 'Removes the authenticator app after the password and a proof by any factor.',
    tag,
    toast: 'none',
    transaction: 'own',
  })
    .input(factorProof)
    .output(done),
  beginPasskey: call({
    method: 'POST',
    path: '/second_factor/passkey/options',
    policy: 'signed-in',
    summary: 'What a browser needs to make a passkey.',
    tag,
    toast: 'none',
    transaction: 'own',
  })
    .input(factorBeginning)
    .output(done.extend({ data: passkeyCreation })),
  addPasskey: call({
    method: 'POST',
    path: '/second_factor/passkey',
    policy: 'signed-in',
    summary: 'Keeps a passkey; other sessions end.',
    tag,
    toast: 'none',
    transaction: 'own',
  })
    .input(passkeyAddition)
    .output(codes),
  removePasskey: call({
    method: 'POST',
    path: '/second_factor/passkey/{id}/removal',
    policy: 'signed-in',
    summary: 'Removes a passkey after the password and a proof by any factor.',
    tag,
    toast: 'none',
    transaction: 'own',
  })
    .input(factorProof.extend({ id: z.string().max(100) }))
    .output(done),
  proofOptions: call({
    method: 'POST',
    path: '/second_factor/proof',
    policy: 'signed-in',
    summary: 'What an own passkey has to sign to prove a change.',
    tag,
    toast: 'none',
  }).output(done.extend({ data: passkeyRequest })),
  renewCodes: call({
    method: 'POST',
    path: '/second_factor/recovery_codes',
    policy: 'signed-in',
    summary: 'A new set of recovery codes; the old one ends.',
    tag,
    toast: 'none',
    transaction: 'own',
  })
    .input(factorProof)
    .output(codes),
};
