import type { EarlierAnswer } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import type { StoredCv } from '#web/forms/cv-file.ts';
import type { ApplyValues, CvSource } from './form-problems.ts';
import type { ApplyPerson } from './person-card.tsx';
import type { Question } from './question-field.tsx';

export interface ApplyOpening {
  id: string;
  cover_letter: string;
  screening_questions: Question[];
}

export interface ApplyDraft {
  cover_letter: string;
  answers: { question_id: string; answer: string }[];
}

/** Answers to what is asked, by their question. */
export function answersAsked({ screening_questions }: ApplyOpening, answers: Record<string, string>) {
  const asked = new Set(screening_questions.map(({ id }) => id));
  return Object.fromEntries(Object.entries(answers).filter(([id]) => asked.has(id)));
}

/** What is wrong, in the order of the form, with the name of its field. */
export function errorsOf(errors: Record<string, string>, { screening_questions }: ApplyOpening) {
  return [
    { field: 'cv', label: m.applications_apply_cv_title() },
    { field: 'cover_letter', label: m.applications_cover_letter() },
    ...screening_questions.map(({ id, title }) => ({ field: `answers.${id}`, label: title })),
    { field: 'terms', label: m.applications_terms_name() },
  ].flatMap(({ field, label }) => (errors[field] ? [{ label, message: errors[field] }] : []));
}

/** What the form begins with: the draft, without answers to what is not asked any more; without one what was answered before. */
export function valuesOf(
  opening: ApplyOpening,
  draft: ApplyDraft | null,
  person: ApplyPerson | null,
  earlier: readonly EarlierAnswer[],
  hasAcceptedTerms: boolean,
): ApplyValues {
  const answers = Object.fromEntries(
    (draft?.answers ?? earlier).map(({ question_id, answer }) => [question_id, answer]),
  );
  return {
    cover_letter: draft?.cover_letter ?? '',
    answers: answersAsked(opening, answers),
    cvFrom: person?.cv ? 'profile' : (person?.builtCvs[0]?.id ?? 'file'),
    cv: undefined,
    terms: hasAcceptedTerms,
  };
}

/** The path of what is sent as CV: null for that of the profile; one of the builder becomes a PDF now. */
export async function pathOf(
  from: CvSource,
  uploaded: StoredCv | undefined,
): Promise<string | null | undefined> {
  if (from === 'profile') return null;
  if (from === 'file') return uploaded?.path;
  return (await api.cvs.makeFile({ id: from })).data.path;
}
