import { educationRank } from '#domain/candidates/eligibility.ts';
import { monthsOfTotal, totalExperience } from '#domain/candidates/experience-dates.ts';
import { locales } from '#domain/locale.ts';
import { languageName } from '#domain/reference/languages.ts';
import { proficiencies } from '#domain/reference/proficiency.ts';
import { namesInEachLanguage } from '#domain/talent-pool/synonyms.ts';
import { foldText } from '#domain/text/folding.ts';
import { nameKeys } from '#domain/text/name-keys.ts';
import { calendarDate } from '#domain/time.ts';
import type { candidates } from '#server/modules/candidates/table.ts';
import type { poolCandidates } from '#server/modules/talent-pool/table.ts';

type Candidate = typeof candidates.$inferSelect;

const wordsMaximum = 4000;
const experienceMaximum = 1200;

/** What the search reads of a profile; whether it is listed, the database says. */
export function searchRow(
  candidate: Candidate,
  names: readonly string[],
  now: Date,
): Omit<typeof poolCandidates.$inferInsert, 'isListed'> {
  const { eligibility, experiences } = candidate;
  const total = totalExperience(experiences, calendarDate(now));
  return {
    candidateId: candidate.accountId,
    words: wordsOf(candidate, names),
    nameKeys: nameKeys(...names),
    employer: foldText(candidate.currentCompany),
    employerKeys: nameKeys(candidate.currentCompany),
    industry: candidate.industry,
    positions: [...new Set(candidate.desiredJobs.flatMap(namesInEachLanguage))],
    gender: candidate.gender,
    nationality: candidate.nationality,
    country: candidate.residenceCountry,
    experience: experiences.length === 0 ? null : Math.min(monthsOfTotal(total), experienceMaximum),
    languages: [...new Set(candidate.languages.flatMap(({ name, level }) => reachedLevels(name, level)))],
    education: Math.max(0, ...candidate.educations.map(({ course_name }) => educationRank(course_name))),
    visa: eligibility.visa_option ?? '',
    notice: eligibility.notice_period ?? null,
    isInCountry: eligibility.in_country ?? null,
    licences: eligibility.driving_licences ?? [],
    updatedAt: candidate.updatedAt,
    indexedAt: now,
  };
}

/** How a language of at least a level stands in the index. */
export function languageMark(name: string, level: number): string {
  return `${foldText(name)} ${level}`;
}

function reachedLevels(name: string, level: string): string[] {
  const names: readonly string[] = proficiencies;
  const reached = Math.max(0, names.indexOf(level));
  return Array.from({ length: reached + 1 }, (_, rank) => languageMark(name, rank));
}

function wordsOf(candidate: Candidate, names: readonly string[]): string {
  const texts = [
    ...names,
    candidate.title,
    candidate.currentPosition,
    ...candidate.desiredJobs,
    ...candidate.experiences.map(({ designation }) => designation),
    ...candidate.professionalSkills,
    ...candidate.languages.flatMap((language) =>
      locales.map((locale) => languageName(language.name, locale)),
    ),
  ];
  const words = texts.flatMap((text) => foldText(text).split(' '));
  return [...new Set(words)].join(' ').slice(0, wordsMaximum);
}
