import { z } from 'zod';
import { openingLanguages } from '#domain/job-openings/opening-language.ts';
import { openingTranslation, translationLanguage } from '#domain/job-openings/translation.ts';
import { call } from './route.ts';

const tag = 'Job openings';
const id = z.object({ id: z.string() });

const words = z.object({
  title: z.string(),
  introduction: z.string(),
  responsibilities: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  screening_questions: z.array(z.object({ id: z.string(), title: z.string(), description: z.string() })),
  video_questions: z.array(z.object({ id: z.string(), question: z.string() })),
});

const translation = words.extend({
  language: z.enum(openingLanguages),
  /** Whether visitors read it; else a mandatory text is missing. */
  whole: z.boolean(),
  /** What the original has and this language has not, by field: `benefits`, `screening_questions.0`. */
  missing: z.array(z.string()),
  /** What was made from an older text of the original, likewise. */
  older: z.array(z.string()),
  version: z.number(),
  updated_at: z.string(),
});
export type OpeningTranslationRow = z.infer<typeof translation>;

const answer = z.object({
  status: z.literal(200),
  data: z.object({
    /** The language that the opening is written in. */
    language: z.enum(openingLanguages),
    original: words,
    source_version: z.number(),
    translations: z.array(translation),
    abilities: z.object({ edit: z.boolean() }),
  }),
});
export type OpeningTranslations = z.infer<typeof answer>['data'];

/** The texts of an opening in further languages; its own stay those that it is known by. */
export const openingTranslations = {
  list: call({
    method: 'GET',
    path: '/job_opening/{id}/translations',
    policy: 'opening-team',
    summary: 'An own opening in its further languages, with what is missing in each and what is older.',
    tag,
  })
    .input(id)
    .output(answer),
  save: call({
    method: 'PUT',
    path: '/job_opening/{id}/translations/{language}',
    policy: 'approved-recruiter',
    summary:
      'Saves the texts in one further language; refused with 409 where the opening or this language changed meanwhile.',
    tag,
  })
    .input(
      z.intersection(
        id,
        openingTranslation.extend({
          language: translationLanguage,
          /** The versions that the editor began from; 0 for a language that is new. */
          source_version: z.number().int(),
          version: z.number().int().default(0),
        }),
      ),
    )
    .output(answer),
  remove: call({
    method: 'DELETE',
    path: '/job_opening/{id}/translations/{language}',
    policy: 'approved-recruiter',
    summary: 'Takes a language away from an opening.',
    tag,
  })
    .input(id.extend({ language: translationLanguage }))
    .output(answer),
};
