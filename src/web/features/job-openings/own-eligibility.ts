import type { EligibilityCandidate } from '#domain/candidates/eligibility.ts';

type Details = Readonly<Record<string, unknown>>;

/** The candidate's own details of `GET api/users`, as far as openings ask for them. */
export function eligibilityOf(details: Details | null): EligibilityCandidate {
  const profile = details ?? {};
  const facts: Details = { ...profile, ...recordOf(profile.eligibility) };
  return {
    visa_option: textOf(facts.visa_option) as EligibilityCandidate['visa_option'],
    in_country: typeof facts.in_country === 'boolean' ? facts.in_country : null,
    notice_period: typeof facts.notice_period === 'number' ? facts.notice_period : null,
    languages: listOf<{ name: string; level: string }>(facts.languages),
    driving_licences: listOf<string>(facts.driving_licences),
    total_experience: textOf(facts.total_experience),
    educations: listOf<{ course_name: string }>(facts.educations),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function listOf<Item>(value: unknown): Item[] | null {
  return Array.isArray(value) ? (value as Item[]) : null;
}

function recordOf(value: unknown): Details {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
