import { emptyOpening, type OpeningValues } from './opening-values.ts';

const life = 14 * 86_400_000;

export interface StoredDraft {
  savedAt: number;
  version: number | undefined;
  values: OpeningValues;
}

/** What an account typed into an opening and did not save, kept in this browser for 14 days; `id` names both. */
export function readDraft(id: string): StoredDraft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(nameOf(id)) ?? 'null') as StoredDraft | null;
    if (!draft) return undefined;
    if (Date.now() - draft.savedAt < life) return { ...draft, values: { ...emptyOpening, ...draft.values } };
    dropDraft(id);
    return undefined;
  } catch {
    return undefined; // A draft that cannot be read is none.
  }
}

export function writeDraft(id: string, values: OpeningValues, version: number | undefined): void {
  try {
    localStorage.setItem(nameOf(id), JSON.stringify({ savedAt: Date.now(), version, values }));
  } catch {
    // Without storage the form still guards what was typed until it is left.
  }
}

export function dropDraft(id: string): void {
  try {
    localStorage.removeItem(nameOf(id));
  } catch {
    // Closed storage holds no draft.
  }
}

function nameOf(id: string): string {
  return `opening-draft:${id}`;
}
