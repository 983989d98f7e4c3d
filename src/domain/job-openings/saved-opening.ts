import { z } from 'zod';
import { savedFields } from '#domain/text/saved.ts';
import { whenRight } from '#domain/text/when-right.ts';
import { openingFields } from './opening.ts';
import { repeatedPlaces, savedPlace } from './places.ts';

const { status, screening_questions, video_questions, eligibility, further_places, ...plainFields } =
  openingFields;

/** The plain fields as they are read once they are saved. */
export const savedOpening = {
  ...savedFields(plainFields),
  salary_start: z.number().nullable(),
  salary_end: z.number().nullable(),
  due_date: z.string().nullable(),
  further_places: z.array(savedPlace),
};

/** POST api/job_opening and PUT api/job_opening/{id}: the whole opening. Slots are checked with the plan. */
export const jobOpening = z
  .object(openingFields)
  .refine(({ salary_start, salary_end }) => salary_end > salary_start, {
    path: ['salary_end'],
    error: 'validation_salary_order',
    ...whenRight('salary_start', 'salary_end'),
  })
  .refine(
    ({ experience_start, experience_end }) =>
      experience_start == null || experience_end == null || experience_end >= experience_start,
    {
      path: ['experience_end'],
      error: 'validation_experience_years_order',
      ...whenRight('experience_start', 'experience_end'),
    },
  )
  .superRefine(
    (opening, context) => {
      for (const at of repeatedPlaces(opening))
        context.addIssue({
          code: 'custom',
          message: 'validation_place_repeated',
          path: ['further_places', at, 'city'],
        });
    },
    whenRight('country', 'city', 'further_places'),
  );
export type JobOpening = z.infer<typeof jobOpening>;
