import { coverLetterMaximum, coverLetterProblem } from '#domain/applications/applications.ts';
import { type AskedQuestion, answerProblems } from '#domain/job-openings/answers.ts';
import type { CoverLetterOption } from '#domain/job-openings/job-openings.ts';
import { codePointLength } from '#domain/text/characters.ts';
import type { StoredCv } from '#web/forms/cv-file.ts';
import type { FormErrors } from '#web/refusal.ts';
import { textOf } from '#web/validation.ts';

/** Where the CV of an application comes from; anything else is the id of a CV of the builder. */
export type CvSource = 'profile' | 'file' | (string & {});

export interface ApplyValues {
  cover_letter: string;
  /** By the question's id. */
  answers: Record<string, string>;
  /** Of the profile, a file, or the id of one of the CV builder. */
  cvFrom: CvSource;
  cv: StoredCv | undefined;
  terms: boolean;
}

/** What the form lacks, by field, in the words of the server: the same rules decide there. */
export function applyProblems(
  opening: { cover_letter: string; screening_questions: readonly unknown[] },
  values: ApplyValues,
): FormErrors {
  const errors: FormErrors = {};
  if (values.cvFrom === 'file' && !values.cv) errors.cv = textOf('validation_cv_required');
  const letter = coverLetterProblem(opening.cover_letter as CoverLetterOption, values.cover_letter);
  if (letter) errors.cover_letter = textOf(letter);
  if (codePointLength(values.cover_letter.trim()) > coverLetterMaximum)
    errors.cover_letter = textOf('validation_maximum', { number: coverLetterMaximum });
  const questions = opening.screening_questions as readonly AskedQuestion[];
  for (const problem of answerProblems(questions, answersOf(values.answers)))
    errors[`answers.${problem.question_id}`] = textOf(problem.key, problem.params);
  if (!values.terms) errors.terms = textOf('validation_terms_required');
  return errors;
}

/** The answers as the call takes them. */
export function answersOf(answers: Record<string, string>): { question_id: string; answer: string }[] {
  return Object.entries(answers).map(([question_id, answer]) => ({ question_id, answer }));
}
