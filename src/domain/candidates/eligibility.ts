import type { MinimumEducation } from '#domain/job-openings/job-openings.ts';
import type { OpeningEligibility } from '#domain/job-openings/opening.ts';
import type { CourseName } from '#domain/reference/course-names.ts';
import { type Proficiency, reachesProficiency } from '#domain/reference/proficiency.ts';
import { isTransferable, type VisaOption } from '#domain/reference/visa-options.ts';
import { monthsOfTotal } from './experience-dates.ts';
import { isSameTag } from './tags.ts';

/** What an opening can ask, in the order in which it is told. */
export const requirementKinds = [
  'visa_options',
  'transferable',
  'in_country',
  'notice_period',
  'language',
  'driving_licence',
  'experience',
  'education',
] as const;
type RequirementKind = (typeof requirementKinds)[number];

/** One thing that an opening asks, and whether the profile shows it. */
export interface RequirementResult {
  kind: RequirementKind;
  isMet: boolean;
  /** Whether the profile says nothing about it, so that filling a field may close the gap. */
  isUnknown: boolean;
  /** What is asked: visa options, days of notice, a language with its level, licences, years, education. */
  wanted: string | number;
  level?: Proficiency;
}

export interface EligibilityMatch {
  /** "You meet {met} of {total}". */
  met: number;
  total: number;
  requirements: RequirementResult[];
}

export interface EligibilityOpening {
  eligibility?: Partial<OpeningEligibility> | null;
  experience_start?: number | null;
  minimum_education?: MinimumEducation | null;
}

export interface EligibilityCandidate {
  visa_option?: VisaOption | null;
  in_country?: boolean | null;
  /** Notice in days. */
  notice_period?: number | null;
  languages?: readonly { name: string; level: string }[] | null;
  driving_licences?: readonly string[] | null;
  /** 'years.months' */
  total_experience?: string | null;
  educations?: readonly { course_name: string }[] | null;
}

/** What the opening asks, item by item, and how many of them the profile meets. */
export function eligibilityMatch(
  opening: EligibilityOpening,
  candidate: EligibilityCandidate,
): EligibilityMatch {
  const requirements = [
    ...visaRequirements(opening, candidate),
    ...presenceRequirements(opening, candidate),
    ...languageRequirements(opening, candidate),
    ...licenceRequirements(opening, candidate),
    ...careerRequirements(opening, candidate),
  ];
  return { met: requirements.filter(({ isMet }) => isMet).length, total: requirements.length, requirements };
}

function visaRequirements({ eligibility }: EligibilityOpening, { visa_option }: EligibilityCandidate) {
  const results: RequirementResult[] = [];
  const isUnknown = visa_option == null;
  const wanted = eligibility?.visa_options ?? [];
  if (wanted.length > 0) {
    const isMet = !isUnknown && wanted.some((option) => coversVisa(visa_option, option));
    results.push({ kind: 'visa_options', isMet, isUnknown, wanted: wanted.join(', ') });
  }
  // Where every visa that is accepted can be transferred, the first says it.
  const isSaid = wanted.length > 0 && wanted.every(isTransferable);
  if (eligibility?.transferable && !isSaid) {
    results.push({
      kind: 'transferable',
      isMet: !isUnknown && isTransferable(visa_option),
      isUnknown,
      wanted: '',
    });
  }
  return results;
}

/** Whether a visa does for another that is asked: any residency for a residency. */
export function coversVisa(held: VisaOption, wanted: VisaOption): boolean {
  return held === wanted || (wanted === 'Residency Visa' && held.startsWith('Residency Visa'));
}

function presenceRequirements({ eligibility }: EligibilityOpening, candidate: EligibilityCandidate) {
  const results: RequirementResult[] = [];
  if (eligibility?.in_country) {
    const isUnknown = candidate.in_country == null;
    results.push({ kind: 'in_country', isMet: candidate.in_country === true, isUnknown, wanted: '' });
  }
  const accepted = eligibility?.notice_period;
  if (accepted != null) {
    const notice = candidate.notice_period;
    const isMet = notice != null && notice <= accepted;
    results.push({ kind: 'notice_period', isMet, isUnknown: notice == null, wanted: accepted });
  }
  return results;
}

function languageRequirements({ eligibility }: EligibilityOpening, { languages }: EligibilityCandidate) {
  return (eligibility?.languages ?? []).map(({ name, level }): RequirementResult => {
    const spoken = languages?.find((language) => isSameTag(language.name, name));
    const isMet = spoken !== undefined && reachesProficiency(spoken.level, level);
    return { kind: 'language', isMet, isUnknown: spoken === undefined, wanted: name, level };
  });
}

function licenceRequirements(
  { eligibility }: EligibilityOpening,
  { driving_licences }: EligibilityCandidate,
) {
  return (eligibility?.driving_licences ?? []).map((licence): RequirementResult => {
    const isMet = driving_licences?.includes(licence) ?? false;
    return { kind: 'driving_licence', isMet, isUnknown: driving_licences == null, wanted: licence };
  });
}

function careerRequirements(opening: EligibilityOpening, candidate: EligibilityCandidate) {
  const results: RequirementResult[] = [];
  const years = opening.experience_start ?? 0;
  if (years > 0) {
    const isMet = monthsOfTotal(candidate.total_experience) >= years * 12;
    results.push({ kind: 'experience', isMet, isUnknown: !candidate.total_experience, wanted: years });
  }
  const education = opening.minimum_education ?? 'none';
  if (education !== 'none') {
    const courses = candidate.educations ?? [];
    const isMet = courses.some(({ course_name }) => educationRank(course_name) >= wantedRanks[education]);
    results.push({ kind: 'education', isMet, isUnknown: courses.length === 0, wanted: education });
  }
  return results;
}

/** The rank that an education must reach, on the scale of `educationRank`. */
export const wantedRanks: Record<MinimumEducation, number> = {
  none: 0,
  'primary school': 1,
  'high school': 2,
  bachelor: 4,
  masters: 6,
  'Ph.D': 7,
};

const courseRanks: Record<CourseName, number> = {
  Others: 1,
  'High school or equivalent': 2,
  Diploma: 3,
  'Bachelors degree': 4,
  'Higher diploma': 5,
  'Masters degree': 6,
  Doctorate: 7,
};

/** How high a course ranks, from 0 for an unknown one to 7. */
export function educationRank(course: string): number {
  return Object.entries(courseRanks).find(([name]) => name === course)?.[1] ?? 0;
}
