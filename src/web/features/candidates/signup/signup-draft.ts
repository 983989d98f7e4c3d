import { emptySignup, type SignupValues } from './signup-values.ts';

const key = 'signup_draft';
const lifetime = 24 * 3_600_000;

/** What was typed, without passwords, the acceptance of the terms, and files; it lives 24 hours (security W19). */
export type SignupDraft = Omit<SignupValues, 'password' | 'passwordCheck' | 'terms'>;

export function saveDraft(values: SignupValues, now = Date.now()): void {
  const { password: _password, passwordCheck: _check, terms: _terms, ...draft } = values;
  try {
    localStorage.setItem(key, JSON.stringify({ savedAt: now, draft }));
  } catch {
    // A browser that keeps nothing only loses the draft.
  }
}

/** The draft of the last 24 hours; an older or unreadable one is removed. */
export function readDraft(now = Date.now()): Partial<SignupDraft> | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as {
      savedAt: number;
      draft: Record<string, unknown>;
    } | null;
    if (!stored) return undefined;
    if (now - stored.savedAt > lifetime) {
      clearDraft();
      return undefined;
    }
    return knownParts(stored.draft);
  } catch {
    clearDraft();
    return undefined;
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}

function knownParts(draft: Record<string, unknown>): Partial<SignupDraft> {
  const known = Object.entries(draft).filter(
    ([name, value]) =>
      name in emptySignup &&
      !['password', 'passwordCheck', 'terms'].includes(name) &&
      typeof value === typeof emptySignup[name as keyof SignupValues] &&
      Array.isArray(value) === Array.isArray(emptySignup[name as keyof SignupValues]),
  );
  return Object.fromEntries(known);
}
