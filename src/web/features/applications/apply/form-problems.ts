import { coverLetterMaximum, coverLetterProblem } from '#domain/applications/applications.ts';
import { type AskedQuestion, answerProblems } from '#domain/job-openings/answers.ts';
import type { CoverLetterOption } from '#domain/job-openings/job-openings.ts';
import { codePointLength } from '#domain/text/characters.ts';
import type { FormErrors } from '#web/refusal.ts';
import { textOf } from '#web/validation.ts';

export interface ApplyValues {
  coverLetter: string;
  answers: Record<string, string>;
  terms: boolean;
}

/** What the form lacks, by field, in the words of the server: the same rules decide there. */
export function applyProblems(
  opening: { cover_letter: string; screening_questions: readonly unknown[] },
  values: ApplyValues & { hasCv: boolean },
): FormErrors {
  const errors: FormErrors = {};
  if (!values.hasCv) errors.cv = textOf('validation_cv_required');
  const letter = coverLetterProblem(opening.cover_letter as CoverLetterOption, values.coverLetter);
  if (letter) errors.cover_letter = textOf(letter);
  if (codePointLength(values.coverLetter.trim()) > coverLetterMaximum)
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
