import { codePointLength } from '#domain/text/characters.ts';
import { isCalendarDate } from '#domain/time.ts';
import { type AnswerType, type KnockOut, textAnswerMaximum } from './questions.ts';

/** A question as an applicant meets it. */
export interface AskedQuestion {
  id: string;
  answer_type: AnswerType;
  required: boolean;
  knock_out?: KnockOut | null;
}

export interface Answer {
  question_id: string;
  answer?: string | null;
}

export interface AnswerProblem {
  question_id: string;
  key: string;
  params?: { number: number };
}

/**
 * What is wrong with the answers to an opening's questions: one missing that is required, one of the wrong
 * kind, one to a question that the opening does not ask, or two to the same question.
 */
export function answerProblems(
  questions: readonly AskedQuestion[],
  answers: readonly Answer[],
): AnswerProblem[] {
  const given = new Map(answers.map(({ question_id, answer }) => [question_id, answer?.trim() ?? '']));
  const asked = new Set(questions.map(({ id }) => id));
  const strangers = answers.filter(
    ({ question_id }, index) =>
      !asked.has(question_id) || answers.findIndex((other) => other.question_id === question_id) !== index,
  );
  return [
    ...questions.flatMap((question) => {
      const problem = answerProblem(question, given.get(question.id) ?? '');
      return problem ? [{ question_id: question.id, ...problem }] : [];
    }),
    ...strangers.map(({ question_id }) => ({ question_id, key: 'validation_question_unknown' })),
  ];
}

const missing: Record<AnswerType, string> = {
  text: 'validation_answer_missing',
  number: 'validation_answer_number',
  date: 'validation_answer_date',
  'yes/no': 'validation_answer_yes_no',
};

/** What is wrong with one answer, a trimmed text: a date is YYYY-MM-DD, yes/no is `yes` or `no`. */
function answerProblem(
  { answer_type, required }: AskedQuestion,
  answer: string,
): Omit<AnswerProblem, 'question_id'> | undefined {
  if (answer === '') return required ? { key: missing[answer_type] } : undefined;
  if (answer_type === 'number') return isNumber(answer) ? undefined : { key: 'validation_number' };
  if (answer_type === 'date') return isCalendarDate(answer) ? undefined : { key: 'validation_date' };
  if (answer_type === 'yes/no') return /^(?:yes|no)$/.test(answer) ? undefined : { key: 'validation_option' };
  if (codePointLength(answer) <= textAnswerMaximum) return undefined;
  return { key: 'validation_maximum', params: { number: textAnswerMaximum } };
}

/** Whether an answer lies outside what the company asked for; an empty one does when the question is a knock-out. */
export function isKnockedOut(
  { answer_type, knock_out }: AskedQuestion,
  text: string | null | undefined,
): boolean {
  if (!knock_out || answer_type === 'text') return false;
  const answer = text?.trim() ?? '';
  if (answer_type === 'yes/no') return knock_out.answer != null && answer !== knock_out.answer;
  if (answer_type === 'number') {
    const { minimum, maximum } = knock_out;
    if (minimum == null && maximum == null) return false;
    const value = answer === '' ? Number.NaN : Number(answer);
    return !(
      value >= (minimum ?? Number.NEGATIVE_INFINITY) && value <= (maximum ?? Number.POSITIVE_INFINITY)
    );
  }
  const { earliest, latest } = knock_out;
  if (earliest == null && latest == null) return false;
  return !isCalendarDate(answer) || answer < (earliest ?? '') || answer > (latest ?? '9999-12-31');
}

/** The questions whose answers knock the application out. */
export function knockedOutBy(questions: readonly AskedQuestion[], answers: readonly Answer[]): string[] {
  const given = new Map(answers.map(({ question_id, answer }) => [question_id, answer]));
  return questions.filter((question) => isKnockedOut(question, given.get(question.id))).map(({ id }) => id);
}

function isNumber(answer: string): boolean {
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(answer);
}
