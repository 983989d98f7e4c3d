import { proficiencies } from '#domain/reference/proficiency.ts';
import { requirementText } from '#web/features/job-openings/opening/requirement-text.ts';
import { type FactsOfProfile, type ProfileFact, profileFacts } from './profile-facts.ts';
import type { Requirement } from './requirement-state.ts';

export type SayingProfile = FactsOfProfile;

/** What the profile says instead; of two things that are asked of one fact, beside the first. */
export function saidInstead(
  { kind, wanted, unknown }: Requirement,
  profile: SayingProfile | null | undefined,
  before: readonly Requirement[],
): string | undefined {
  if (!profile || unknown) return undefined;
  if (kind === 'language') {
    const spoken = profile.languages.find(({ name }) => name === wanted);
    const level = proficiencies.find((known) => known === spoken?.level);
    return level && requirementText({ kind, wanted, level });
  }
  const fact = profileFacts(profile).find((one) => isAbout(one, kind));
  return fact && !before.some((other) => isAbout(fact, other.kind)) ? fact.value : undefined;
}

export function isAbout({ kinds }: ProfileFact, kind: string): boolean {
  return kinds.some((known) => known === kind);
}
