import { z } from 'zod';
import { savedFields } from '#domain/text/saved.ts';
import { whenRight } from '#domain/text/when-right.ts';
import { openingFields } from './opening.ts';

const { status, screening_questions, video_questions, eligibility, ...plainFields } = openingFields;

/** The plain fields as they are read once they are saved. */
export const savedOpening = {
  ...savedFields(plainFields),
  salary_start: z.number().nullable(),
  salary_end: z.number().nullable(),
  due_date: z.string().nullable(),
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
  );
export type JobOpening = z.infer<typeof jobOpening>;
