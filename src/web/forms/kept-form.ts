import { dayMs } from '#domain/time.ts';
import { dropOldDraftsOf, keptDraft } from '#web/kept-draft.ts';

/** What was typed into a form and not sent, with the moment of its last change. */
export interface KeptForm {
  savedAt: number;
  /** Of the record that the form edits, as it was read then. */
  version: number | undefined;
  /** What differed from what was stored, by the names of the fields. */
  changes: Record<string, unknown>;
}

const kind = 'form';
/** Of somebody who is signed in; of a visitor a day, because others use the same browser. */
const lifetime = 14 * dayMs;
const visitorLifetime = dayMs;
/** Characters of one form; a longer one is not kept. */
const longest = 200_000;

/**
 * What an account typed into a form, kept in this browser: never a password or a file, no longer than 14 days, and no
 * further than the sign-out. `name` says which form, and of which record.
 */
export function keptForm(name: string, owner: string | undefined) {
  const kept = keptDraft(
    `${kind}_draft:${owner ?? ''}:${name}`,
    owner === undefined ? visitorLifetime : lifetime,
  );
  return {
    write(changes: Record<string, unknown>, version: number | undefined, now?: number): boolean {
      dropOldDraftsOf(kind, lifetime, now);
      const shown = withoutSecrets(changes);
      const isKept = Object.keys(shown).length > 0 && JSON.stringify(shown).length <= longest;
      if (isKept) kept.write({ version, changes: shown }, now);
      else kept.drop();
      return isKept;
    },
    read(now?: number): KeptForm | undefined {
      const found = kept.read(now);
      if (!found) return undefined;
      const { version, changes } = found.draft;
      if (typeof changes !== 'object' || changes === null) return undefined;
      return {
        savedAt: found.savedAt,
        version: typeof version === 'number' ? version : undefined,
        changes: withoutSecrets({ ...changes }),
      };
    },
    drop: kept.drop,
  };
}

const secret = /password|secret|token/i;

/** Passwords and files stay where they were typed and chosen. */
function withoutSecrets(changes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => !secret.test(name) && !holdsFile(value)),
  );
}

function holdsFile(value: unknown): boolean {
  if (value instanceof Blob) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsFile);
}
