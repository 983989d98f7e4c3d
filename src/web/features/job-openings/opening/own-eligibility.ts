import type { Session } from '#contract/session.ts';
import type { EligibilityCandidate } from '#domain/candidates/eligibility.ts';
import { userTypes } from '#domain/identity/people.ts';
import { visaOptions } from '#domain/reference/visa-options.ts';

/** The candidate's own details of the session, as far as openings ask for them. */
export function eligibilityOf(session: Session): EligibilityCandidate {
  if (session.user_type !== userTypes.candidate) return {};
  const { in_country, notice_period, languages, driving_licences, educations, ...details } =
    session.candidate_details;
  return {
    visa_option: visaOptions.find((option) => option === details.visa_option) ?? null,
    total_experience: details.total_experience || null,
    ...{ in_country, notice_period, languages, driving_licences, educations },
  };
}
