import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { readCv } from '#domain/candidates/cv/reading.ts';
import { joinTags, splitTags } from '#domain/candidates/tags.ts';
import type { TagOption } from '#web/design/form/tag-picker.tsx';
import { type CvChange, type CvWords, cvProposals, takeAll } from './cv-changes.ts';
import type { Proposal } from './cv-proposals.tsx';
import { knownTitles, withStoredTitles } from './known-titles.ts';

/** What the profile holds of what a CV can say; a CV changes no name, address or number of it. */
function saidBy(details: CandidateDetails): CvChange {
  return {
    ...details,
    skills: splitTags(details.professional_skills),
    jobs: splitTags(details.desired_jobs),
  };
}

/** A profile is corrected on its cards: from a CV it takes what is not there yet. */
export function profileProposals(
  text: string,
  details: CandidateDetails,
  titles: readonly TagOption[],
  words: CvWords,
): Proposal<CvChange>[] {
  const { name, email, phone, ...found } = withStoredTitles(readCv(text, knownTitles(titles)), titles);
  return cvProposals(found, saidBy(details), words).filter(
    ({ isDoubtful, key }) => !isDoubtful || key.includes('-'),
  );
}

/** The fields of the profile that change with what was ticked. */
export function takenFields(details: CandidateDetails, changes: readonly CvChange[]) {
  const { skills, jobs, ...fields } = takeAll(saidBy(details), changes);
  return {
    ...fields,
    ...(skills && { professional_skills: joinTags(skills) }),
    ...(jobs && { desired_jobs: joinTags(jobs) }),
  };
}
