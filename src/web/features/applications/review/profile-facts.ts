import type { ApplicantProfile } from '#contract/application-responses.ts';
import type { RequirementResult } from '#domain/candidates/eligibility.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { languageName } from '#domain/reference/languages.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { joined } from '#web/isolation.ts';
import { moneyText } from '#web/money.ts';
import { textOf } from '#web/validation.ts';

export type FactsOfProfile = Pick<ApplicantProfile, 'eligibility' | 'total_experience' | 'languages'> &
  Partial<Pick<ApplicantProfile, 'expected_salary'>>;

export interface ProfileFact {
  label: string;
  value: string;
  /** What an opening may ask of it; of languages it asks each by itself. */
  kinds: RequirementResult['kind'][];
}

/** What a recruiter asks first: where, which papers, from when, how long, for how much, which languages. */
export function profileFacts(profile: FactsOfProfile): ProfileFact[] {
  const { visa_option, in_country, notice_period } = profile.eligibility;
  const papers = [
    typeof visa_option === 'string' && visa_option ? textOf(referenceKey('visa', visa_option)) : '',
    in_country === true ? m.applications_in_country() : '',
  ].filter(Boolean);
  const notice =
    typeof notice_period === 'number' ? textOf(referenceKey('notice_period', notice_period)) : '';
  const experience = yearsText(profile.total_experience);
  const salary = Number(profile.expected_salary) > 0 ? moneyText(Number(profile.expected_salary)) : '';
  const languages = profile.languages.map(({ name }) => languageName(String(name ?? ''), getLocale()));
  const facts: ProfileFact[] = [
    {
      label: m.candidates_visa(),
      value: joined(papers, m.common_comma()),
      kinds: ['visa_options', 'transferable'],
    },
    { label: m.candidates_notice_period(), value: notice, kinds: ['notice_period'] },
    {
      label: m.applications_fact_experience(),
      value: experience,
      kinds: ['experience'],
    },
    {
      label: m.applications_fact_expects(),
      value: salary,
      kinds: [],
    },
    {
      label: m.applications_fact_speaks(),
      value: joined(languages, m.common_comma()),
      kinds: [],
    },
  ];
  return facts.filter(({ value }) => value !== '');
}

function yearsText(total: string): string {
  const [whole = 0] = total.split('.').map(Number);
  return whole > 0 ? m.applications_years({ number: whole }) : '';
}
