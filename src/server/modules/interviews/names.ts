import type { Locale } from '#domain/locale.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { translate } from '#server/platform/texts.ts';
import type { InterviewRecord } from './queries.ts';

/** The candidate's name; of an erased account a word in its place. */
export function nameIn({ candidateName, candidateNameAr }: InterviewRecord, locale: Locale): string {
  return (
    personNameIn(locale, candidateName, candidateNameAr) ||
    translate('interviews_former_candidate', {}, locale)
  );
}
