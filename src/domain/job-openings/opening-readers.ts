import { pickFields } from '#domain/text/saved.ts';
import { savedOpening } from './saved-opening.ts';

/*
 * Who reads which field of an opening. A field that stands in none of these lists is read by nobody, and a test fails.
 * Its company's members read every field that they saved.
 */

/** Everybody reads these of an Active opening, as they are stored: on its page, in feeds and structured data. */
export const shownFields = [
  'title',
  'language',
  'country',
  'city',
  'further_places',
  'employment_type',
  'minimum_education',
  'experience_level',
  'experience_start',
  'experience_end',
  'vacancies',
  'due_date',
  'tags',
  'remote',
  'introduction',
  'responsibilities',
  'requirements',
  'benefits',
  'cover_letter',
] as const;

/** Everybody is told of these in another form: the salary where it is published, the company where it shows. */
export const toldFields = [
  'hide_company_name',
  'currency',
  'salary_start',
  'salary_end',
  'salary_type',
  'publish_salary',
  'salary_negotiable',
  'status',
  'eligibility',
] as const;

/** Everybody reads these of an Active opening without what they judge by. */
export const askedFields = ['screening_questions', 'video_questions'] as const;

/** A candidate who applied reads these of the opening as long as the application stands, whatever became of it. */
export const appliedFields = ['title', 'city', 'country'] as const;

/** A candidate who applied is told by when an answer is promised. */
export const promisedFields = ['reply_days'] as const;

/** The members of its company alone read these. */
export const memberFields = ['criteria', 'blind_review'] as const;

/** Administrators read these of an opening that was reported. */
export const reportedFields = ['title', 'status'] as const;

/** The fields of an opening that its page shows as they are. */
export const shownOpening = namedOf(shownFields);

/** What an application says of its opening to the candidate who sent it. */
export const appliedOpening = namedOf(appliedFields);

function namedOf<Name extends keyof typeof savedOpening>(
  names: readonly Name[],
): Pick<typeof savedOpening, Name> {
  const named = Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>;
  return pickFields(named, savedOpening);
}
