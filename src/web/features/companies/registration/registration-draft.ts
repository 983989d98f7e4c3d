import { emptyRegistration, type RegistrationValues } from './registration-values.ts';

const key = 'company_registration_draft';
const lifetime = 24 * 3_600_000;
const secret = ['password', 'passwordCheck'];

/** Keeps what was typed for 24 hours, without passwords and files (security W19). */
export function saveDraft(values: RegistrationValues, now = Date.now()): void {
  const draft = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)));
  try {
    localStorage.setItem(key, JSON.stringify({ savedAt: now, draft }));
  } catch {
    // A browser that keeps nothing only loses the draft.
  }
}

/** The draft of the last 24 hours; an older or unreadable one is removed. */
export function readDraft(now = Date.now()): Partial<RegistrationValues> | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as {
      savedAt: number;
      draft: Record<string, unknown>;
    } | null;
    if (!stored) return undefined;
    if (now - stored.savedAt <= lifetime) return knownParts(stored.draft);
  } catch {
    // What can't be read is as good as none.
  }
  clearDraft();
  return undefined;
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}

function knownParts(draft: Record<string, unknown>): Partial<RegistrationValues> {
  const known = Object.entries(draft).filter(
    ([name, value]) =>
      Object.hasOwn(emptyRegistration, name) && !secret.includes(name) && typeof value === 'string',
  );
  return Object.fromEntries(known);
}
