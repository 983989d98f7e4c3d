import { z } from 'zod';
import {
  applicationGeneralNote,
  applicationNote,
  applicationRating,
} from '#domain/applications/assessment.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Applications';
const id = z.uuid();

const given = z.object({
  /** Of the whole; null where only criteria were rated. */
  rating: z.number().nullable(),
  /** By criterion. */
  scores: z.record(z.string(), z.number()),
});

/** The ratings of an application: others' stay hidden until the caller has rated. */
export const ratings = z.object({
  /** What the opening asks reviewers to rate. */
  criteria: z.array(z.string()),
  own: given.nullable(),
  /** How many members have rated. */
  count: z.number(),
  average: z.number().nullable(),
  others: z.array(
    given.extend({
      /** Null for a colleague who left. */
      by: z.string().nullable(),
      /** Of the whole, else the average of the criteria. */
      value: z.number(),
    }),
  ),
});
export type Ratings = z.infer<typeof ratings>;

/** A note of a reviewer; only the company reads it. */
export const reviewNote = z.object({
  id: z.string(),
  text: z.string(),
  /** Null for a colleague who left. */
  by: z.string().nullable(),
  is_own: z.boolean(),
  at: z.string(),
});
export type ReviewNote = z.infer<typeof reviewNote>;

/** What a company's members think of an application (specification 2, sections 3 to 6 and 9). */
export const assessments = {
  rate: call({
    method: 'PUT',
    path: '/job_application/{id}/rating',
    policy: 'opening-team',
    summary: "The caller's rating, 1 to 5: of the whole, on the opening's criteria, or both.",
    tag,
    // The stars that fill are the answer; whoever rates twenty reads twenty notices else.
    toast: 'none',
  })
    .input(applicationRating.extend({ id }))
    .output(done.extend({ data: ratings })),
  addNote: call({
    method: 'POST',
    path: '/job_application/{id}/notes',
    policy: 'opening-team',
    summary: 'A note of at most 250 characters; colleagues named in it hear of it.',
    tag,
    limit: 'application_note',
  })
    .input(applicationNote.extend({ id }))
    .output(done.extend({ data: reviewNote })),
  removeNote: call({
    method: 'DELETE',
    path: '/job_application/{id}/notes/{note_id}',
    policy: 'opening-team',
    summary: 'Takes an own note away.',
    tag,
  })
    .input(z.object({ id, note_id: z.uuid() }))
    .output(done),
  setGeneralNote: call({
    method: 'PUT',
    path: '/job_application/{id}/general_note',
    policy: 'opening-decider',
    summary: 'The general note of an application, 5 to 250 characters; null takes it away.',
    tag,
  })
    .input(applicationGeneralNote.extend({ id }))
    .output(done),
};
