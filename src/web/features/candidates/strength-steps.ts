import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { type ProfileStrength, profileStrength, type StrengthField } from '#domain/candidates/strength.ts';
import { m } from '#texts/messages.js';

/** The strength of a profile, from its details as the wire has them. */
export function strengthOf(details: CandidateDetails): ProfileStrength {
  return profileStrength({ ...details, email_verified_at: details.email_verified_at });
}

/** What adds most of what is missing, of the parts as a person thinks of them; undefined when nothing is. */
export function nextBestStep(strength: ProfileStrength): StrengthGroup | undefined {
  return strengthGroups(strength)
    .filter(({ isFilled, weight }) => !isFilled && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .at(0);
}

/** Where each part of the strength is filled: the card of the profile, or a page of its own. */
export function placeOf(field: StrengthField): string {
  if (field === 'video_cv') return '/profile/video-cv';
  return `/profile#${cards[field] ?? 'personal'}`;
}

const cards: Partial<Record<StrengthField, string>> = {
  cv: 'cv',
  name: 'contact',
  email: 'contact',
  dial_code: 'contact',
  phone: 'contact',
  avatar: 'avatar',
  educations: 'educations',
  experiences: 'experiences',
  linkedin: 'links',
  description: 'summary',
  professional_skills: 'skills',
  languages: 'languages',
};

export interface StrengthGroup {
  key: 'cv' | 'educations' | 'personal' | 'experiences' | 'video_cv' | 'rest';
  /** Of all of it where it is filled, of what is missing where it is not. */
  weight: number;
  isFilled: boolean;
  href: string;
}

/** What the parts are called. */
export const groupNames: Readonly<Record<StrengthGroup['key'], () => string>> = {
  cv: m.candidates_part_cv,
  experiences: m.candidates_part_experiences,
  educations: m.candidates_part_educations,
  video_cv: m.candidates_part_video,
  personal: m.candidates_part_personal,
  rest: m.candidates_part_rest,
};

/** The parts as a person thinks of them. */
export function strengthGroups({ parts }: ProfileStrength): StrengthGroup[] {
  const single: StrengthField[] = ['cv', 'experiences', 'educations', 'video_cv'];
  const rest: StrengthField[] = ['linkedin', 'description', 'professional_skills', 'languages'];
  const personal = parts.map(({ field }) => field).filter((field) => ![...single, ...rest].includes(field));
  const group = (key: StrengthGroup['key'], fields: readonly StrengthField[]): StrengthGroup => {
    const own = parts.filter(({ field }) => fields.includes(field));
    const missing = own.find(({ isFilled }) => !isFilled);
    return {
      key,
      weight: own
        .filter(({ isFilled }) => missing === undefined || !isFilled)
        .reduce((sum, { weight }) => sum + weight, 0),
      isFilled: missing === undefined,
      href: placeOf(missing?.field ?? fields[0] ?? 'name'),
    };
  };
  return [
    group('cv', ['cv']),
    group('experiences', ['experiences']),
    group('educations', ['educations']),
    group('video_cv', ['video_cv']),
    group('personal', personal),
    group('rest', rest),
  ];
}
