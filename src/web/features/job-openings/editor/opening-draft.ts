import { dayMs } from '#domain/time.ts';
import { keptDraft } from '#web/kept-draft.ts';
import { emptyOpening, type OpeningValues } from './opening-values.ts';

export interface StoredDraft {
  savedAt: number;
  version: number | undefined;
  values: OpeningValues;
}

/** What an account typed into an opening and did not save, kept in this browser for 14 days; `id` names both. */
export function readDraft(id: string): StoredDraft | undefined {
  const found = keptIn(id).read();
  if (!found) return undefined;
  const { version, values } = found.draft;
  return {
    savedAt: found.savedAt,
    version: typeof version === 'number' ? version : undefined,
    values: { ...emptyOpening, ...(values as Partial<OpeningValues>) },
  };
}

export function writeDraft(id: string, values: OpeningValues, version: number | undefined): void {
  keptIn(id).write({ version, values });
}

export function dropDraft(id: string): void {
  keptIn(id).drop();
}

function keptIn(id: string) {
  return keptDraft(`opening-draft:${id}`, 14 * dayMs);
}
