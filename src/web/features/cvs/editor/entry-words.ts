import { cvDateParts, cvPresent } from '#domain/cvs/dates.ts';
import type { CvDocument } from '#domain/cvs/document.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import type { CvWords } from '#web/features/candidates/cv-changes.ts';
import { labelOf } from '#web/features/candidates/labels.ts';
import { monthName, spanText } from '#web/features/candidates/period-text.ts';
import { useCvWords } from '#web/features/candidates/use-cv-words.ts';
import type { EntryListName } from './document-edits.ts';

type Entry = CvDocument[EntryListName][number];

export const useEntryWords = useCvWords;

/** What an entry is called in its list. */
export function entryTitle(entry: Entry, words: CvWords): string {
  if ('position' in entry) return entry.position || entry.company;
  if ('institution' in entry)
    return entry.degree || labelOf('course', entry.course) || entry.area || entry.institution;
  if ('words' in entry) return entry.name || entry.words.slice(0, 3).join(m.common_comma());
  if ('network' in entry) return entry.network || entry.url;
  if ('organisation' in entry) return entry.name || entry.organisation;
  return words.language(entry.name);
}

/** Where and when, in one line below its title. */
export function entryNote(entry: Entry, words: CvWords): string {
  if ('position' in entry) return joined(entry.company, periodOf(entry.from, entry.to));
  if ('institution' in entry) return joined(entry.institution, periodOf(entry.from, entry.to));
  if ('words' in entry) return entry.name ? entry.words.join(m.common_comma()) : '';
  if ('network' in entry) return entry.network ? entry.url : '';
  if ('organisation' in entry) return joined(entry.organisation, periodOf(entry.from, entry.to));
  return labelOf('proficiency', entry.level) || (words.language(entry.name) && m.cvs_level_none());
}

function joined(...parts: string[]): string {
  return parts.filter(Boolean).join(m.common_comma());
}

function periodOf(from: string, to: string): string {
  return spanText(dateText(from), to === cvPresent ? m.candidates_present_period() : dateText(to));
}

function dateText(date: string): string {
  const parts = cvDateParts(date);
  if (!parts) return '';
  const year = inDigits(parts.year);
  return parts.month ? `${monthName(parts.month, 'short')} ${year}` : year;
}
