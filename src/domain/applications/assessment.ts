import { z } from 'zod';
import { criteriaMaximum, criterionMaximum } from '#domain/job-openings/opening.ts';
import { averageRating } from './applications.ts';
import { generalNote, note, rating } from './submission.ts';

/** So many colleagues may be named in one note. */
const mentionsMaximum = 10;

/** PUT api/job_application/{id}/rating: of the whole, and on the opening's criteria; nothing of both takes it back. */
export const applicationRating = z.object({
  rating: rating.nullable().default(null),
  scores: z
    .record(z.string().max(criterionMaximum), rating)
    .refine((scores) => Object.keys(scores).length <= criteriaMaximum, { error: 'validation_invalid' })
    .default({}),
});
export type ApplicationRating = z.infer<typeof applicationRating>;

/** POST api/job_application/{id}/notes, with the colleagues that it names. */
export const applicationNote = z.object({
  note,
  mentions: z.array(z.uuid()).max(mentionsMaximum).default([]),
});

/** PUT api/job_application/{id}/general_note; null takes it away. */
export const applicationGeneralNote = z.object({ general_note: generalNote.nullable() });

/** A reviewer's rating: of the whole, else the average over the criteria; null without either. */
export function ratingOf({ rating: whole, scores }: ApplicationRating): number | null {
  return whole ?? averageRating(Object.values(scores));
}
