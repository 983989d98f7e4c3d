import type { EligibilityCandidate } from '#domain/candidates/eligibility.ts';
import { totalExperience } from '#domain/candidates/experience-dates.ts';
import { calendarDate } from '#domain/time.ts';
import { type Candidate, findPerson } from '#server/modules/candidates/queries.ts';
import type { CandidateActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';

/** What the caller looks for, knows, and brings along, as openings ask for it. */
export interface OwnWishes {
  desiredJobs: string[];
  skills: string[];
  currentPosition: string;
  industry: string;
  residenceCountry: string;
  eligibility: EligibilityCandidate;
}

type EligibilityColumns = Pick<Candidate, 'eligibility' | 'languages' | 'educations' | 'experiences'>;

/** The caller's own wishes and eligibility, in one statement. */
export async function readOwnWishes(context: Context<CandidateActor>): Promise<OwnWishes | undefined> {
  const person = await findPerson(context.db, context.actor.accountId);
  if (!person) return undefined;
  const { desiredJobs, professionalSkills: skills, ...candidate } = person.candidate;
  const { currentPosition, industry, residenceCountry } = candidate;
  const eligibility = eligibilityOf(person.candidate, context.clock.now());
  return { desiredJobs, skills, currentPosition, industry, residenceCountry, eligibility };
}

/** What a profile brings along of what openings ask. */
export function eligibilityOf(candidate: EligibilityColumns, now: Date): EligibilityCandidate {
  const { eligibility, languages, educations, experiences } = candidate;
  // No job at all says nothing about the years; a sum of none would say that they are missing.
  const total = experiences.length === 0 ? null : totalExperience(experiences, calendarDate(now));
  return { ...eligibility, languages, educations, total_experience: total };
}
