import type { CvProposal } from '#domain/candidates/cv/reading.ts';
import type { TagOption } from '#web/design/form/tag-picker.tsx';

/** The titles of the list in both forms, so that a CV in either language is understood. */
export function knownTitles(options: readonly TagOption[]): string[] {
  return options.flatMap(({ value, label }) => (value === label ? [value] : [value, label]));
}

/** What was found, with the titles as they are stored. */
export function withStoredTitles(found: CvProposal, options: readonly TagOption[]): CvProposal {
  const stored = found.titles.map((title) => options.find(({ label }) => label === title)?.value ?? title);
  return { ...found, titles: [...new Set(stored)] };
}
