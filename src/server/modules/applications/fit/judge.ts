import type { ApplicationFit } from '#contract/application-responses.ts';
import {
  type EligibilityCandidate,
  type EligibilityOpening,
  eligibilityMatch,
} from '#domain/candidates/eligibility.ts';

/** A profile as it is stored: its entries have the shape that they were saved in. */
export interface StoredProfile {
  eligibility: object | null;
  languages: unknown;
  educations: unknown;
  total_experience: string | null;
}

/** What the opening asks beside its questions, held against the profile as it is today; null where it asks nothing. */
export function fitOf(asked: EligibilityOpening, profile: StoredProfile): ApplicationFit | null {
  const { eligibility, languages, educations, total_experience } = profile;
  const stored: { [Part in keyof EligibilityCandidate]: unknown } = {
    ...eligibility,
    ...{ languages, educations, total_experience },
  };
  const { met, total, requirements } = eligibilityMatch(asked, stored as EligibilityCandidate);
  if (total === 0) return null;
  return {
    met,
    total,
    requirements: requirements.map(({ isMet, isUnknown, ...requirement }) => ({
      ...requirement,
      met: isMet,
      unknown: isUnknown,
    })),
  };
}
