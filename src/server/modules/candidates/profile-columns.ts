import { totalExperience } from '#domain/candidates/experience-dates.ts';
import type { CandidateUpdate } from '#domain/candidates/profile.ts';
import type { CalendarDate } from '#domain/time.ts';
import type { Candidate, CandidateChanges } from './queries.ts';

/** Texts of the wire and their columns; null and '' both empty them. */
const texts = {
  residence_country: 'residenceCountry',
  nationality: 'nationality',
  gender: 'gender',
  marital_status: 'maritalStatus',
  industry: 'industry',
  title: 'title',
  current_company: 'currentCompany',
  current_position: 'currentPosition',
  description: 'description',
  website: 'website',
  linkedin: 'linkedin',
  facebook: 'facebook',
  twitter: 'twitter',
  instagram: 'instagram',
} as const satisfies Partial<Record<keyof CandidateUpdate, keyof CandidateChanges>>;

/** The columns of what an update names; what it leaves out stays. */
export function detailColumns(input: CandidateUpdate, today: CalendarDate): CandidateChanges {
  const changes: CandidateChanges = {
    desiredJobs: input.desired_jobs,
    professionalSkills: input.professional_skills,
    languages: input.languages,
    educations: input.educations,
    emailNewJob: input.email_new_job,
    emailIncompleteInterview: input.email_incomplete_interview,
    emailJobUpdates: input.email_job_updates,
  };
  for (const [name, column] of Object.entries(texts) as [
    keyof typeof texts,
    (typeof texts)[keyof typeof texts],
  ][])
    if (input[name] !== undefined) changes[column] = input[name] ?? '';
  if (input.date_of_birth !== undefined) changes.dateOfBirth = input.date_of_birth || null;
  if (input.expected_salary !== undefined)
    changes.expectedSalary = input.expected_salary === null ? '' : String(input.expected_salary);
  return { ...changes, ...experienceColumns(input, today) };
}

/** What the update says of the eligibility, over what was said before. */
export function eligibilityColumn(current: Candidate, input: CandidateUpdate): CandidateChanges {
  const { visa_option, in_country, notice_period, driving_licences } = input;
  const said = { visa_option, in_country, notice_period, driving_licences };
  const entries = Object.entries(said).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return {};
  return { eligibility: { ...current.eligibility, ...Object.fromEntries(entries) } };
}

function experienceColumns({ experiences }: CandidateUpdate, today: CalendarDate): CandidateChanges {
  return experiences ? { experiences, totalExperience: totalExperience(experiences, today) } : {};
}
