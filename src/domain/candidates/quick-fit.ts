import { type ExperienceLevel, experienceLevels } from '#domain/job-openings/job-openings.ts';
import {
  type EligibilityCandidate,
  type EligibilityOpening,
  eligibilityMatch,
  type RequirementResult,
} from './eligibility.ts';

/** What visitors can say of themselves before they have an account, in the order in which they are asked. */
const quickQuestions = ['visa', 'notice', 'years'] as const;
export type QuickQuestion = (typeof quickQuestions)[number];

/** The requirements that each of the questions decides. */
const decides: Readonly<Record<QuickQuestion, readonly RequirementResult['kind'][]>> = {
  visa: ['visa_options', 'transferable'],
  notice: ['notice_period'],
  years: ['experience'],
};

/** Fewer questions would say too little of whether somebody meets an opening. */
const leastQuestions = 2;

/** Those of the questions that this opening asks. */
export function quickQuestionsOf(opening: EligibilityOpening): QuickQuestion[] {
  const { requirements } = eligibilityMatch(opening, {});
  return quickQuestions.filter((question) =>
    requirements.some(({ kind }) => decides[question].includes(kind)),
  );
}

/** Whether two or three answers say enough of this opening. */
export function canBeTried(opening: EligibilityOpening): boolean {
  return quickQuestionsOf(opening).length >= leastQuestions;
}

/** What the answers given so far say of the opening, and what it asks besides the questions. */
export interface QuickFit {
  met: RequirementResult[];
  unmet: RequirementResult[];
  /** Whether each of its questions is answered. */
  isWhole: boolean;
  besides: RequirementResult[];
}

export function quickFit(opening: EligibilityOpening, answers: QuickAnswers): QuickFit {
  const { requirements } = eligibilityMatch(opening, answers);
  const decided = quickQuestions.flatMap((question) => decides[question]);
  const asked = requirements.filter(({ kind }) => decided.includes(kind));
  const known = asked.filter(({ isUnknown }) => !isUnknown);
  return {
    met: known.filter(({ isMet }) => isMet),
    unmet: known.filter(({ isMet }) => !isMet),
    isWhole: known.length === asked.length,
    besides: requirements.filter(({ kind }) => !decided.includes(kind)),
  };
}

/** The answers to the three questions; what is left out is not answered. */
export type QuickAnswers = Pick<EligibilityCandidate, 'visa_option' | 'notice_period' | 'total_experience'>;

/** From how many years on openings of a level are looked at. */
const levelBegins: Readonly<Record<ExperienceLevel, number>> = { entry: 0, mid: 2, senior: 5, executive: 8 };

/** The one or two highest levels that so many years reach, by which the search is asked for openings that may fit. */
export function levelsOfYears(years: number): ExperienceLevel[] {
  return experienceLevels.filter((level) => years >= levelBegins[level]).slice(-2);
}
