import { z } from 'zod';
import { checkPlaceholders, mailTemplateMaximum } from '#domain/companies/messages.ts';
import { rejectionReasonMaximum } from '#domain/companies/rejection-reasons.ts';
import { textAnswerMaximum } from '#domain/job-openings/questions.ts';
import { locales } from '#domain/locale.ts';
import { longText, optionalLongText, shortText } from '#domain/text/text.ts';
import {
  coverLetterMaximum,
  generalNoteMaximum,
  generalNoteMinimum,
  noteMaximum,
  ratingMaximum,
  ratingMinimum,
} from './applications.ts';
import { addedPrefix } from './sources.ts';

/** A note of a reviewer: at most 250 characters. */
export const note = longText(noteMaximum, { maximum: 'validation_notes_maximum' });

/** The general note of an application: 5 to 250 characters. */
export const generalNote = longText(generalNoteMaximum, {}, generalNoteMinimum);

/** A reviewer's rating, 1 to 5. */
export const rating = z.number().int().min(ratingMinimum).max(ratingMaximum);

/** One that everybody has, or one of the company's own; which those are, the server knows. */
export const rejectionReason = shortText(rejectionReasonMaximum);

/** What the email about one rejection says in place of the company's usual words, by language; braces are filled in. */
export const rejectionWords = z.partialRecord(
  z.enum(locales),
  longText(mailTemplateMaximum).superRefine(checkPlaceholders),
);

/** What a company writes down of a rejection, and a candidate says of a withdrawal; nobody has to. */
export const rejection = z.object({
  reason: rejectionReason.optional(),
  note: optionalLongText(noteMaximum, { maximum: 'validation_notes_maximum' }),
  words: rejectionWords.optional(),
});
export type Rejection = z.infer<typeof rejection>;
export const withdrawal = z.object({ reason: optionalLongText(noteMaximum) });

/** The opening that an application is moved to. */
export const applicationMove = z.object({
  job_id: shortText(64, { required: 'validation_move_choose' }),
});

/** POST api/job_application. Answers are checked against the opening's questions with `answerProblems`. */
export const applicationSubmission = z.object({
  job_id: shortText(64),
  cover_letter: optionalLongText(coverLetterMaximum),
  cv: shortText(500, { required: 'validation_cv_required' }).nullish(),
  answers: z
    .array(z.object({ question_id: shortText(64), answer: optionalLongText(textAnswerMaximum) }))
    .max(100)
    .default([]),
  /** Where the candidate came from: a short word such as `google`; that a member added them is no candidate's to say. */
  source: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .refine((word) => !word.startsWith(addedPrefix))
    .catch('site')
    .optional(),
  terms: z.literal(true, { error: 'validation_terms_required' }),
});
export type ApplicationSubmission = z.infer<typeof applicationSubmission>;

/** What is kept of an application before it is sent: nothing of it is required yet. */
export const applicationDraft = z.object({
  job_id: shortText(64),
  cover_letter: z
    .string()
    .max(2 * coverLetterMaximum)
    .default(''),
  answers: z
    .array(z.object({ question_id: shortText(64), answer: z.string().max(2 * textAnswerMaximum) }))
    .max(100)
    .default([]),
});
