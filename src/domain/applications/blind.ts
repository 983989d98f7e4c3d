import type { StoredApplicationStatus } from './applications.ts';

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

const reaches = /(?<![^\s@])[^\s@]+@[^\s@]+\.[^\s@]+|(?:https?:\/\/|www\.)\S+|\+?\d[\d\s().-]{6,}\d/giu;

/** A text of the candidate without the own name, however it is accented, and without ways to reach them. */
export function withoutPerson(text: string, name: string): string {
  const parts = spelledOut(name)
    .split(/[\s-]+/u)
    .filter((part) => part.replaceAll(mark, '').length > 1);
  const hidden = text.replace(reaches, '…');
  if (parts.length === 0) return hidden;
  const any = parts.map(inAnyAccent).join('|');
  return spelledOut(hidden)
    .replace(new RegExp(`(?<![\\p{L}\\p{M}])(?:${any})(?!\\p{L})`, 'giu'), '…')
    .normalize('NFC');
}

const mark = /\p{M}/gu;

/** Letters and the marks upon them one by one. */
function spelledOut(text: string): string {
  return text.normalize('NFD');
}

function inAnyAccent(part: string): string {
  return [...part.replaceAll(mark, '')]
    .map((sign) => `${sign.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')}\\p{M}*`)
    .join('');
}
