import { z } from 'zod';
import { productName } from '#domain/product.ts';
import { codePointLength } from '#domain/text/characters.ts';
import { administratorPasswordMinimum, passwordMaximumBytes, passwordMinimum } from './password-limits.ts';
import type { Role } from './people.ts';

export { passwordMaximumBytes, passwordMinimum };

/** The names of the product that are no password. */
const productNames = [productName, `${productName}qatar`];

export interface PasswordOwner {
  email?: string | null;
  name?: string | null;
  role?: Role;
}

export type PasswordProblem =
  | 'validation_password_minimum'
  | 'validation_password_administrator'
  | 'validation_password_maximum'
  | 'validation_password_common'
  | 'validation_password_own'
  | 'validation_characters';

/** The first rule of form or ownership that a password breaks; the list of the commonest is in `passwords.ts`. */
export function checkPassword(text: string, owner: PasswordOwner = {}): PasswordProblem | undefined {
  if (new TextEncoder().encode(text).length > passwordMaximumBytes) return 'validation_password_maximum';
  if (!text.isWellFormed() || text.includes('\u0000')) return 'validation_characters';
  const length = codePointLength(normalizePassword(text));
  if (length < passwordMinimum) return 'validation_password_minimum';
  const isAdministrator = owner.role === 'admin' || owner.role === 'superadmin';
  if (isAdministrator && length < administratorPasswordMinimum) return 'validation_password_administrator';
  return isOwn(text, owner) ? 'validation_password_own' : undefined;
}

/** Composed, so that the same keys give the same password on every system; nothing is trimmed or cut. */
function normalizePassword(text: string): string {
  return text.normalize('NFC');
}

function isOwn(text: string, { email, name }: PasswordOwner): boolean {
  const folded = fold(text);
  const own = [email ?? '', (email ?? '').split('@')[0] ?? '', name ?? '', ...productNames];
  return own
    .map(fold)
    .some((word) => word.length >= 4 && (folded === word || withoutDigits(folded) === word));
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s._-]/gu, '');
}

function withoutDigits(text: string): string {
  let end = text.length;
  while (end > 0 && '0123456789!'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A new password of the right form: at least 8 characters, at most 1,024 bytes, no other composition rule. */
export const password = z
  .string({ error: 'validation_password_minimum' })
  .overwrite(normalizePassword)
  .superRefine((text, context) => {
    const problem = checkPassword(text);
    if (!problem) return;
    const params = {
      number: problem === 'validation_password_maximum' ? passwordMaximumBytes : passwordMinimum,
    };
    context.addIssue({ code: 'custom', message: problem, params });
  });

/** A password that someone claims to have: only bounded, never judged. */
export function presentedPassword(required = 'validation_password_required') {
  return z
    .string({ error: required })
    .min(1, { error: required, abort: true })
    .max(passwordMaximumBytes, { error: 'validation_password_maximum' })
    .overwrite(normalizePassword);
}
