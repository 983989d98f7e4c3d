import type { Locale } from '#domain/locale.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { namingOf } from '#server/modules/companies/activity/service.ts';
import { translate } from '#server/platform/texts.ts';
import type { InterviewerRow } from './interviewer-queries.ts';
import type { InterviewRecord } from './queries.ts';

/** The candidate's name; of an erased account a word in its place. */
export function nameIn({ candidateName, candidateNameAr }: InterviewRecord, locale: Locale): string {
  return (
    personNameIn(locale, candidateName, candidateNameAr) ||
    translate('interviews_former_candidate', {}, locale)
  );
}

/** With whom, for which opening, as a company's log keeps it. */
export function subjectOf({ candidateName, candidateNameAr, title }: Met) {
  return namingOf([{ name: candidateName, nameAr: candidateNameAr }], title);
}

type Met = Pick<InterviewRecord, 'candidateName' | 'candidateNameAr' | 'title'>;

export function companyIn({ companyName, companyNameAr }: InterviewRecord, locale: Locale): string {
  return personNameIn(locale, companyName, companyNameAr);
}

/** Who holds it, in the order of their Latin names. */
export function interviewersIn(
  interviewers: readonly Pick<InterviewerRow, 'name' | 'nameAr'>[],
  locale: Locale,
): string[] {
  return interviewers.map(({ name, nameAr }) => personNameIn(locale, name, nameAr));
}
