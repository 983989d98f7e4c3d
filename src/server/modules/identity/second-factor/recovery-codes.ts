import { randomInt } from 'node:crypto';
import { recoveryCodesOfASet } from '#domain/identity/second-factor.ts';
import { codeAlphabet, hashCode } from '#server/modules/identity/secrets.ts';
import type { Context } from '#server/platform/context.ts';
import { replaceRecoveryCodes } from './queries.ts';

const signs = 12;

/** A new set in place of the old one: 60 bits each, in three groups to read; only hashes are stored. */
export async function renewRecoveryCodes(context: Context, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesOfASet }, newCode);
  const hashes = codes.map((code) => hashRecoveryCode(accountId, code));
  await replaceRecoveryCodes(context.db, accountId, hashes, context.clock.now());
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

/** Bound to its account; dashes and look-alike signs are forgiven. */
export function hashRecoveryCode(accountId: string, code: string): string {
  return hashCode(accountId, code.replaceAll('-', ''));
}

function newCode(): string {
  return Array.from({ length: signs }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}
