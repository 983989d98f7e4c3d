import { describe, expect, test } from 'vitest';
import {
  averageRating,
  canMove,
  coverLetterProblem,
  mailSwitchOf,
  mailsCandidate,
} from '#domain/applications/applications.ts';
import { canWithdraw } from '#domain/applications/status-changes.ts';
import { applicationSubmission, generalNote, note, rating } from '#domain/applications/submission.ts';
import { contactMessage } from '#domain/contact.ts';
import { messageKeysByField } from '#domain/text/validation.ts';
import { answerProblems, isKnockedOut, knockedOutBy } from './answers.ts';
import { daysOpen, openingStatus, slotsTaken, statusChangeProblem } from './job-openings.ts';
import { screeningQuestion, videoQuestion } from './questions.ts';
import { jobOpening } from './saved-opening.ts';

interface Result {
  success: boolean;
  error?: { issues: readonly unknown[] };
}

function keys(result: Result) {
  const fields = messageKeysByField((result.error?.issues ?? []) as Parameters<typeof messageKeysByField>[0]);
  return Object.fromEntries(Object.entries(fields).map(([field, found]) => [field, found[0]?.key]));
}

const today = '2026-11-21';
const opening = {
  title: 'Structural Engineer',
  city: 'Lusail',
  responsibilities: '<p>Own the structure.</p>',
  requirements: '<p>Seven years.</p>',
  salary_start: 22000,
  salary_end: '28000',
  experience_level: 'senior',
  employment_type: 'full time',
};

describe('an opening', () => {
  test('takes the defaults of the Gulf', () => {
    expect(jobOpening.parse(opening)).toMatchObject({
      currency: 'QAR',
      country: 'Qatar',
      status: 'Open',
      vacancies: 1,
      salary_end: 28000,
      screening_questions: [],
    });
  });

  test('names every mandatory field in the words of the specification', () => {
    expect(keys(jobOpening.safeParse({}))).toEqual({
      title: 'validation_job_title_required',
      city: 'validation_city_required',
      responsibilities: 'validation_mandatory_fields',
      requirements: 'validation_mandatory_fields',
      salary_start: 'validation_salary_start_required',
      salary_end: 'validation_salary_end_required',
      experience_level: 'validation_mandatory_fields',
      employment_type: 'validation_mandatory_fields',
    });
  });

  test('W29: the salary ends above its start', () => {
    const end = (salary_end: number) => keys(jobOpening.safeParse({ ...opening, salary_end }));
    expect(end(22001)).toEqual({});
    expect(end(22000)).toEqual({ salary_end: 'validation_salary_order' });
  });

  test('texts end at 10,000 visible characters', () => {
    const text = (length: number) => ({ ...opening, requirements: `<p>${'x'.repeat(length)}</p>` });
    expect(jobOpening.safeParse(text(10_000)).success).toBe(true);
    expect(keys(jobOpening.safeParse(text(10_001)))).toEqual({ requirements: 'validation_maximum' });
  });

  test('questions end at 255 characters and need an input type', () => {
    const question = (length: number) => ({ title: 'x'.repeat(length), answer_type: 'text' });
    expect([255, 256].map((length) => screeningQuestion.safeParse(question(length)).success)).toEqual([
      true,
      false,
    ]);
    expect(
      [255, 256].map((length) => videoQuestion.safeParse({ question: 'x'.repeat(length) }).success),
    ).toEqual([true, false]);
    expect(keys(screeningQuestion.safeParse({ title: 'Licence?' }))).toEqual({
      answer_type: 'validation_input_type',
    });
    expect([120, 121].map((seconds) => videoQuestion.safeParse({ question: 'x', seconds }).success)).toEqual([
      true,
      false,
    ]);
  });

  test('a derived status is not stored', () => {
    expect(jobOpening.safeParse({ ...opening, status: 'Active' }).success).toBe(false);
  });
});

describe('the status of an opening', () => {
  test.each([
    ['Open', '2026-01-01', true, 'Open'],
    ['On-Hold', null, true, 'On-Hold'],
    ['Closed', '2026-01-01', true, 'Closed'],
    ['Published', '2026-11-20', true, 'Expired'],
    ['Published', '2026-11-20', false, 'Expired'],
    ['Published', '2026-11-21', true, 'Active'],
    ['Published', '2026-11-21', false, 'Published'],
    ['Published', null, true, 'Active'],
  ] as const)('%s until %s, approved %s, is %s', (status, due_date, isApproved, expected) => {
    expect(openingStatus({ status, due_date }, today, isApproved)).toBe(expected);
  });

  test('publishing needs a due date that has not passed', () => {
    expect(statusChangeProblem({ status: 'Open', due_date: '2026-11-20' }, 'Published', today)).toBe(
      'validation_due_date_past',
    );
    expect(statusChangeProblem({ status: 'Open', due_date: today }, 'Published', today)).toBeUndefined();
  });

  test.each([
    ['never public', null, null, null, 0],
    ['public since today', today, null, null, 0],
    ['still open', '2026-11-01', null, '2026-12-31', 20],
    ['expired', '2026-11-01', null, '2026-11-11', 10],
    ['closed', '2026-11-01', '2026-11-06', '2026-12-31', 5],
    ['closed after it had expired', '2026-11-01', '2026-11-16', '2026-11-11', 10],
    ['with a due date before its publication', '2026-11-01', null, '2026-10-01', 0],
  ])('an opening %s counts its days to its end', (_, published, closed, due, days) => {
    expect(daysOpen({ published, closed, due }, today)).toBe(days);
  });

  test('every opening that is not Closed takes a slot', () => {
    const openings = (['Open', 'Published', 'On-Hold', 'Closed'] as const).map((status) => ({ status }));
    expect(slotsTaken(openings)).toBe(3);
  });
});

describe('answers', () => {
  const questions = [
    { id: 'q1', answer_type: 'yes/no' as const, required: true, knock_out: { answer: 'yes' as const } },
    { id: 'q2', answer_type: 'number' as const, required: true, knock_out: { minimum: 3 } },
    { id: 'q3', answer_type: 'date' as const, required: false, knock_out: { latest: '2027-01-15' } },
    { id: 'q4', answer_type: 'text' as const, required: false },
  ];

  test('are required where asked, of their kind, and only to the opening’s questions', () => {
    const answers = [
      { question_id: 'q2', answer: 'many' },
      { question_id: 'q3', answer: '2026-02-30' },
      { question_id: 'q4', answer: 'x'.repeat(2001) },
      { question_id: 'q9', answer: 'x' },
    ];
    expect(answerProblems(questions, answers).map(({ question_id, key }) => [question_id, key])).toEqual([
      ['q1', 'validation_answer_yes_no'],
      ['q2', 'validation_number'],
      ['q3', 'validation_date'],
      ['q4', 'validation_maximum'],
      ['q9', 'validation_question_unknown'],
    ]);
  });

  test('that fit are accepted', () => {
    const answers = [
      { question_id: 'q1', answer: 'yes' },
      { question_id: 'q2', answer: '3.5' },
    ];
    expect(answerProblems(questions, answers)).toEqual([]);
  });

  test('outside what is asked knock out', () => {
    const [yes, years, start, text] = questions;
    if (!yes || !years || !start || !text) throw new Error('The questions are gone.');
    expect([isKnockedOut(yes, 'yes'), isKnockedOut(yes, 'no')]).toEqual([false, true]);
    expect([isKnockedOut(years, '3'), isKnockedOut(years, '2'), isKnockedOut(years, '')]).toEqual([
      false,
      true,
      true,
    ]);
    expect([isKnockedOut(start, '2027-01-15'), isKnockedOut(start, '2027-01-16')]).toEqual([false, true]);
    expect(isKnockedOut(text, '')).toBe(false);
    expect(knockedOutBy(questions, [{ question_id: 'q1', answer: 'no' }])).toEqual(['q1', 'q2', 'q3']);
  });
});

describe('an application', () => {
  test('moves only after its interview', () => {
    expect(canMove({ status: 'Interviewed', isInterviewCompleted: false })).toBe(true);
    expect(canMove({ status: 'Shortlisted', isInterviewCompleted: true })).toBe(true);
    expect(canMove({ status: 'Offered', isInterviewCompleted: false })).toBe(false);
  });

  test('is withdrawn until Hired or Rejected', () => {
    expect([canWithdraw('Offered'), canWithdraw('Hired'), canWithdraw('Rejected')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('mails only what the company switched on', () => {
    expect(mailSwitchOf('Hired')).toBe('email_accept');
    expect(mailsCandidate('Shortlisted', { email_sortlisted: true })).toBe(true);
    expect(mailsCandidate('Rejected', { email_sortlisted: true })).toBe(false);
    expect(mailsCandidate('Pending', { email_accept: true })).toBe(false);
  });

  test('has notes of at most 250 and a general note of 5 to 250 characters', () => {
    const fits = (schema: typeof note, length: number) => schema.safeParse('x'.repeat(length)).success;
    expect([250, 251].map((length) => fits(note, length))).toEqual([true, false]);
    expect(keys(note.safeParse('x'.repeat(251)))).toEqual({ '': 'validation_notes_maximum' });
    expect([4, 5, 250, 251].map((length) => fits(generalNote, length))).toEqual([false, true, true, false]);
  });

  test('is rated 1 to 5, averaged with one decimal', () => {
    expect([0, 1, 5, 6, 2.5].map((value) => rating.safeParse(value).success)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect([averageRating([4, 5, 4]), averageRating([])]).toEqual([4.3, null]);
  });

  test('needs the terms, and a letter where it is required or mandatory', () => {
    expect(keys(applicationSubmission.safeParse({ job_id: 'x' }))).toEqual({
      terms: 'validation_terms_required',
    });
    expect(coverLetterProblem('optional', '')).toBeUndefined();
    expect(coverLetterProblem('required', ' ')).toBe('validation_cover_letter_required');
    expect(coverLetterProblem('mandatory', 'Dear team')).toBeUndefined();
  });
});

test('W30: a contact message carries no line break outside its message', () => {
  const message = { name: 'A Person', email: 'a@example.com', subject: 'Hi', message: 'Hello\nthere' };
  expect(contactMessage.safeParse(message).success).toBe(true);
  expect(contactMessage.safeParse({ ...message, subject: 'Hi\r\nBcc: x@example.com' }).success).toBe(false);
});
