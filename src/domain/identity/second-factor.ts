import { z } from 'zod';
import { westernDigits } from '#domain/digits.ts';
import { shortText } from '#domain/text/text.ts';
import { presentedPassword } from './credentials.ts';
import { passkeyAssertion, passkeyAttestation } from './passkeys.ts';

/** How many recovery codes a set has; each works once. */
export const recoveryCodesOfASet = 10;
/** At most so many passkeys of an account. */
export const passkeysMaximum = 10;
/** Minutes within which the second step follows the first. */
export const secondStepMinutes = 10;
/** Hours that pass before a lost second factor is removed by letter, and after which the letter's link ends. */
export const recoveryWaitHours = 48;
export const recoveryLifeHours = 9 * 24;

/** Ways to take the second step of signing in. */
export const secondSteps = ['totp', 'passkey', 'recovery'] as const;
export type SecondStep = (typeof secondSteps)[number];

/** Six digits of an app, or a recovery code; spaces and dashes are for reading. */
export const givenCode = z
  .string({ error: 'validation_enter_code' })
  .overwrite((text) => westernDigits(text).replace(/[\s-]/g, '').toUpperCase())
  .min(1, { error: 'validation_enter_code' })
  .max(64, { error: 'identity_code_wrong' });

const ownPassword = presentedPassword('validation_deletion_password_required');

/** Either of both: a code, or what a passkey signed. */
const proofFields = { code: givenCode.nullish(), passkey: passkeyAssertion.nullish() };

/** POST api/login/second_step: the ticket of the first step, and the proof. */
export const secondStepProof = z.object({ ticket: shortText(200), ...proofFields });

/** What adding a factor asks for. */
export const factorBeginning = z.object({ password: ownPassword });

/** The code that an authenticator app shows for the new key. */
export const totpConfirmation = z.object({ code: givenCode });

/** A new passkey and what its owner calls it. */
export const passkeyAddition = z.object({ name: shortText(60), response: passkeyAttestation });

/** Removing a factor, or renewing the codes: the password, and a proof by any factor. */
export const factorProof = z.object({ password: ownPassword, ...proofFields });
export type FactorProof = z.infer<typeof factorProof>;
