import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { eligibilityCard, profileCards } from '#domain/candidates/profile.ts';

/** The cards of the profile that open for editing, and the fields that each one saves. */
const cardFields = {
  summary: namesOf(profileCards.summary),
  contact: ['name', 'name_ar', 'email', 'dial_code', 'phone'],
  personal: namesOf(profileCards.personal),
  eligibility: namesOf(eligibilityCard),
  experiences: ['experiences'],
  educations: ['educations'],
  certificates: ['certificates'],
  references: ['references', 'references_shown'],
  languages: ['languages'],
  skills: ['professional_skills'],
  jobs: ['desired_jobs'],
  links: namesOf(profileCards.links),
} as const satisfies Record<string, readonly (keyof CandidateDetails)[]>;
export type CardName = keyof typeof cardFields;

/** What an open card holds, a figure as it is typed; the password goes with a changed email. */
export type Draft = Partial<Omit<CandidateDetails, 'expected_salary'>> & {
  expected_salary?: number | string | null;
  password?: string;
};

/** The fields of a card as they are saved now. */
export function snapshotOf(details: CandidateDetails, card: CardName): Draft {
  const saved = Object.fromEntries(cardFields[card].map((field) => [field, details[field]]));
  return card === 'contact' ? { ...saved, password: '' } : saved;
}

/** What is saved of what was changed: a password alone is nothing. */
export function savedChanges({ password: _password, ...changes }: Draft): Draft {
  return changes;
}

export function isCardName(name: string): name is CardName {
  return Object.hasOwn(cardFields, name);
}

function namesOf<Card extends object>(card: Card): readonly (keyof Card)[] {
  return Object.keys(card) as (keyof Card)[];
}
