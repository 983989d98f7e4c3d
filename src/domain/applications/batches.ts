import { z } from 'zod';
import { checkPlaceholders } from '#domain/companies/messages.ts';
import { longText, shortText } from '#domain/text/text.ts';
import { applicationStatuses } from './applications.ts';
import { rejectionReason, rejectionWords } from './submission.ts';

/** The most people to whom one letter goes. */
export const letterMaximum = 500;
export const letterSubjectMaximum = 150;
export const letterTextMaximum = 2000;

/** Sets a status; a rejection may say why, for the company alone, and what this once is written to the candidates. */
const statusAct = z.strictObject({
  kind: z.literal('status'),
  status: z.enum(applicationStatuses, { error: 'validation_option' }),
  reason: rejectionReason.optional(),
  words: rejectionWords.optional(),
});

/** Writes to the candidates; what stands in braces is filled in for each. */
const letterAct = z.strictObject({
  kind: z.literal('letter'),
  subject: shortText(letterSubjectMaximum).superRefine(checkPlaceholders),
  text: longText(letterTextMaximum).superRefine(checkPlaceholders),
});

/** Moves to another opening of the company: only where an interview was completed. */
const moveAct = z.strictObject({
  kind: z.literal('move'),
  job_id: z.uuid({ error: 'validation_option' }),
});

const removeAct = z.strictObject({ kind: z.literal('remove') });

/** What can be done with several applications at once. */
export const batchAct = z.discriminatedUnion('kind', [statusAct, letterAct, moveAct, removeAct]);
export type RequestedAct = z.output<typeof batchAct>;

/** The same as it is kept; `undo` takes another one back. */
export type BatchAct = RequestedAct | { kind: 'undo'; batch_id: string };

/** Why one of them was left as it was. */
export const batchRefusals = [
  'gone',
  'withdrawn',
  'unchanged',
  'not_interviewed',
  'applied_there',
  'no_account',
  'not_confirmed',
  'changed_since',
] as const;
export type BatchRefusal = (typeof batchRefusals)[number];
