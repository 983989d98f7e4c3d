import type { ApplicantProfile, ReceivedApplicationDetails } from '#contract/application-responses.ts';
import { withoutPerson } from '#domain/applications/blind.ts';

/** Of a profile only what says nothing of who it is; years of education tell an age. */
const shown: ReadonlySet<string> = new Set([
  'residence_country',
  'current_position',
  'title',
  'industry',
  'total_experience',
  'professional_skills',
  'languages',
  'eligibility',
  'expected_salary',
]);

/** An application whose opening is reviewed blind: whoever reads it does not learn whose it is (`beyond.md` 12). */
export function withoutIdentity(
  application: ReceivedApplicationDetails,
  name: string,
): ReceivedApplicationDetails {
  const { cover_letter, answers, profile } = application;
  return {
    ...application,
    candidate: {
      ...application.candidate,
      current_position: withoutPerson(application.candidate.current_position, name),
    },
    cover_letter: withoutPerson(cover_letter, name),
    answers: answers.map((answer) => ({ ...answer, answer: withoutPerson(answer.answer, name) })),
    videos: [],
    cv: null,
    profile: profile && hideProfile(profile, name),
  };
}

function hideProfile(profile: ApplicantProfile, name: string): ApplicantProfile {
  const kept = Object.entries(profile).map(([field, value]) => [
    field,
    shown.has(field) ? withoutName(value, name) : emptied(value),
  ]);
  const said = (entries: ApplicantProfile['experiences'], without: readonly string[]) =>
    entries.map((entry) =>
      Object.fromEntries(
        Object.entries(entry)
          .filter(([field]) => !without.includes(field))
          .map(([field, value]) => [field, typeof value === 'string' ? withoutPerson(value, name) : value]),
      ),
    );
  return {
    ...(Object.fromEntries(kept) as ApplicantProfile), // by their names, which the compiler does not follow
    date_of_birth: null,
    description: withoutPerson(profile.description, name),
    experiences: said(profile.experiences, []),
    educations: said(profile.educations, ['from_year', 'to_year', 'from_month', 'to_month']),
  };
}

/** A headline or a skill is typed freely, too. */
function withoutName(value: unknown, name: string): unknown {
  if (typeof value === 'string') return withoutPerson(value, name);
  if (Array.isArray(value)) return value.map((one) => withoutName(one, name));
  return value;
}

function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return typeof value === 'string' ? '' : null;
}
