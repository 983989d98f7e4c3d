import { keptDraft } from '#web/kept-draft.ts';
import { emptySignup, type SignupValues } from './signup-values.ts';

const kept = keptDraft('signup_draft', 24 * 3_600_000);

/** What was typed, without passwords, the acceptance of the terms, and files; it lives 24 hours (security W19). */
export type SignupDraft = Omit<SignupValues, 'password' | 'passwordCheck' | 'terms'>;

export function saveDraft(values: SignupValues, now?: number): void {
  const { password: _password, passwordCheck: _check, terms: _terms, ...draft } = values;
  kept.write(draft, now);
}

/** The draft of the last 24 hours; an older or unreadable one is removed. */
export function readDraft(now?: number): Partial<SignupDraft> | undefined {
  const found = kept.read(now);
  return found && knownParts(found.draft);
}

export const clearDraft = kept.drop;

function knownParts(draft: Record<string, unknown>): Partial<SignupDraft> {
  const known = Object.entries(draft).filter(
    ([name, value]) =>
      Object.hasOwn(emptySignup, name) &&
      !['password', 'passwordCheck', 'terms'].includes(name) &&
      typeof value === typeof emptySignup[name as keyof SignupValues] &&
      Array.isArray(value) === Array.isArray(emptySignup[name as keyof SignupValues]),
  );
  return Object.fromEntries(known);
}
