import { keptDraft } from '#web/kept-draft.ts';
import { emptyRegistration, type RegistrationValues } from './registration-values.ts';

const kept = keptDraft('company_registration_draft', 24 * 3_600_000);
const secret = ['password', 'passwordCheck'];

/** Keeps what was typed for 24 hours, without passwords and files (security W19). */
export function saveDraft(values: RegistrationValues, now?: number): void {
  kept.write(Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name))), now);
}

/** The draft of the last 24 hours; an older or unreadable one is removed. */
export function readDraft(now?: number): Partial<RegistrationValues> | undefined {
  const found = kept.read(now);
  return found && knownParts(found.draft);
}

export const clearDraft = kept.drop;

function knownParts(draft: Record<string, unknown>): Partial<RegistrationValues> {
  const known = Object.entries(draft).filter(
    ([name, value]) =>
      Object.hasOwn(emptyRegistration, name) && !secret.includes(name) && typeof value === 'string',
  );
  return Object.fromEntries(known);
}
