import type { CvDocument, CvItem } from '#domain/cvs/document.ts';
import { isSectionKind } from '#web/features/cvs/section-words.ts';

/** The lists of a CV whose entries are added, moved and removed alike. */
export type EntryListName =
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'projects'
  | 'awards'
  | 'publications'
  | 'volunteering'
  | 'references'
  | 'interests'
  | 'links';

/** An id for what is added; stable while it is moved and edited. */
export function newEntryId(): string {
  return crypto.randomUUID();
}

/** The list with one of its rows at another place. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const rest = rows.filter((_, at) => at !== from);
  const row = rows[from];
  return row === undefined ? [...rows] : [...rest.slice(0, to), row, ...rest.slice(to)];
}

/** A section of one's own, at the end of what is shown. */
export function withOwnSection(document: CvDocument, id: string, heading: string): CvDocument {
  const shown = document.sections.filter(({ is_shown }) => is_shown);
  const hidden = document.sections.filter(({ is_shown }) => !is_shown);
  return {
    ...document,
    custom: [...document.custom, { id, entries: [] }],
    sections: [...shown, { id, heading, is_shown: true }, ...hidden],
  };
}

export function withoutOwnSection(document: CvDocument, id: string): CvDocument {
  return {
    ...document,
    custom: document.custom.filter((section) => section.id !== id),
    sections: document.sections.filter((section) => section.id !== id),
  };
}

/** The entries of an own section in the place of those before. */
export function withOwnEntries(document: CvDocument, id: string, entries: CvItem[]): CvDocument {
  return {
    ...document,
    custom: document.custom.map((section) => (section.id === id ? { ...section, entries } : section)),
  };
}

/** How many entries a section has; undefined where it is no list. */
export function countOf(document: CvDocument, id: string): number | undefined {
  if (id === 'skills' || id === 'interests')
    return document[id].reduce((sum, { words }) => sum + words.length, 0);
  return entriesOf(document, id).length || undefined;
}

/** The entry that is open when a section is opened: its first. */
export function firstEntryOf(document: CvDocument, id: string): string | undefined {
  return entriesOf(document, id)[0]?.id;
}

/** The entries of a section; none where it is no list. */
export function entriesOf(document: CvDocument, id: string): readonly { id: string }[] {
  if (isSectionKind(id)) return id === 'summary' || id === 'personal' ? [] : document[id];
  return document.custom.find((section) => section.id === id)?.entries ?? [];
}
