import { randomInt } from 'node:crypto';
import type { Context } from '#server/platform/context.ts';
import { hashToken, newToken } from '#server/platform/sessions.ts';
import { endSecrets, insertSecret, type SecretKind } from './secret-queries.ts';

/** 32 signs without I, L, O and U, so that none is mistaken for another; 8 of them are 40 bits. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new link's token; it ends the older links of its kind. */
export async function newLink(
  context: Context,
  accountId: string,
  options: { kind: SecretKind; minutes: number; payload?: Record<string, string> },
): Promise<string> {
  const token = newToken();
  await replaceSecret(context, accountId, { ...options, secretHash: hashToken(token) });
  return token;
}

/** A new reset code of 8 signs; it ends the older one. */
export async function newCode(context: Context, accountId: string, minutes: number): Promise<string> {
  const code = Array.from({ length: 8 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
  await replaceSecret(context, accountId, {
    kind: 'reset-code',
    minutes,
    secretHash: hashCode(accountId, code),
  });
  return code;
}

/** Codes are bound to their account; signs that people read for others are forgiven. */
export function hashCode(accountId: string, code: string): string {
  const read = code.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return hashToken(`${accountId} ${read}`);
}

async function replaceSecret(
  context: Context,
  accountId: string,
  options: { kind: SecretKind; minutes: number; secretHash: string; payload?: Record<string, string> },
): Promise<void> {
  const now = context.clock.now();
  const { kind, minutes, secretHash, payload } = options;
  await endSecrets(context.db, accountId, kind, now);
  await insertSecret(context.db, {
    accountId,
    kind,
    secretHash,
    payload: payload ?? {},
    createdAt: now,
    expiresAt: new Date(now.getTime() + minutes * 60_000),
  });
}
