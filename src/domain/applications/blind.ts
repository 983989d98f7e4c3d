import type { StoredApplicationStatus } from './applications.ts';
import { nameTeller } from './name-words.ts';
import { withoutReaches } from './reaches.ts';

/** From one of these statuses on, a company that reviews blind learns whom it has chosen. */
export const namedStatuses = [
  'Shortlisted',
  'Interviewed',
  'Offered',
  'Hired',
] as const satisfies StoredApplicationStatus[];

/** Whether who applied stays hidden: name, photo, nationality, gender, age, contact, CV and videos. */
export function isBlind({
  blindReview,
  status,
}: {
  blindReview: boolean;
  status: StoredApplicationStatus;
}): boolean {
  return blindReview && !namedStatuses.some((named) => named === status);
}

/** What stands in place of a name: the same everywhere, and of nothing that the person is. */
export function blindCode(applicationId: string): string {
  return applicationId.replaceAll('-', '').slice(-5).toUpperCase();
}

const hiddenMark = '…';

/** A text of the candidate without the own name, however it is accented or joined, and without ways to reach them. */
export function withoutPerson(text: string, name: string): string {
  const isTold = nameTeller(name);
  return withoutReaches(text, hiddenMark).replace(/[\p{L}\p{M}\p{N}\p{Cf}_]+/gu, (word) =>
    isTold(word) ? hiddenMark : word,
  );
}
