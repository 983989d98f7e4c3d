import { z } from 'zod';
import { courseNames } from '#domain/reference/course-names.ts';
import { entryDescriptionMaximum, entryText, year } from '#domain/text/fields.ts';
import { optionalLongText, optionalShortText } from '#domain/text/text.ts';
import { whenRight } from '#domain/text/when-right.ts';

const educationsMaximum = 30;

const required = 'validation_required_fields';

/** One education: institution (4 characters), course and both years are required. */
export const educationEntry = z
  .object({
    institution_name: entryText('institution_name', { required }),
    course_name: z.enum(courseNames, { error: required }),
    other_course_name: optionalShortText(255),
    from_year: year(required),
    to_year: year(required),
    description: optionalLongText(entryDescriptionMaximum),
    educated_country: optionalShortText(100),
  })
  .superRefine(
    ({ from_year, to_year }, context) => {
      if (from_year <= to_year) return;
      context.addIssue({ code: 'custom', path: ['from_year'], message: 'validation_start_year_order' });
    },
    whenRight('from_year', 'to_year'),
  );
export type EducationEntry = z.infer<typeof educationEntry>;

export const educations = z.array(educationEntry).max(educationsMaximum);
