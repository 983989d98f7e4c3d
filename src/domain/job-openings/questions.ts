import { z } from 'zod';
import { optionalDate, optionalNumber } from '#domain/text/fields.ts';
import { optionalLongText, shortText } from '#domain/text/text.ts';
import { whenRight } from '#domain/text/when-right.ts';
import { recordingSeconds } from '#domain/uploads.ts';

/** Kinds of answer to a screening question. */
export const answerTypes = ['text', 'number', 'date', 'yes/no'] as const;
export type AnswerType = (typeof answerTypes)[number];

export const questionMaximum = 255;
export const questionDescriptionMaximum = 1000;
export const textAnswerMaximum = 2000;
const videoSecondsMinimum = 15;

/** Answers that count as suitable; an answer outside knocks the application out. Text is never judged. */
const knockOut = z
  .object({
    answer: z.enum(['yes', 'no']).nullish(),
    minimum: optionalNumber({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
    maximum: optionalNumber({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
    earliest: optionalDate(),
    latest: optionalDate(),
  })
  .superRefine(
    ({ minimum, maximum }, context) => {
      if (minimum == null || maximum == null || maximum >= minimum) return;
      context.addIssue({ code: 'custom', path: ['maximum'], message: 'validation_knock_out_order' });
    },
    whenRight('minimum', 'maximum'),
  )
  .superRefine(
    ({ earliest, latest }, context) => {
      if (!earliest || !latest || latest >= earliest) return;
      context.addIssue({ code: 'custom', path: ['latest'], message: 'validation_knock_out_order' });
    },
    whenRight('earliest', 'latest'),
  );
export type KnockOut = z.infer<typeof knockOut>;

/** A screening question, at most 255 characters; "Please add the input type". Its place in the list is its order. */
export const screeningQuestion = z.object({
  id: z.string().max(64).nullish(),
  title: shortText(questionMaximum, { required: 'validation_mandatory_fields' }),
  description: optionalLongText(questionDescriptionMaximum),
  answer_type: z.enum(answerTypes, { error: 'validation_input_type' }),
  required: z.boolean().default(true),
  knock_out: knockOut.nullish(),
});

/** A video question, at most 255 characters, answered in at most 2 minutes. */
export const videoQuestion = z.object({
  id: z.string().max(64).nullish(),
  question: shortText(questionMaximum, { required: 'validation_mandatory_fields' }),
  seconds: z.number().int().min(videoSecondsMinimum).max(recordingSeconds).default(recordingSeconds),
});
