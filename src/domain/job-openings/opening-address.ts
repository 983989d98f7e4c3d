const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const longest = 80;

/** What the address of an opening is made of; who does not know the city leaves it out. */
export interface AddressedOpening {
  id: string;
  title: string;
  city?: string | undefined;
}

/**
 * The page of an opening as people read its address: `/job/icu-staff-nurse-doha-{id}`. Every link to an opening is made
 * here. The id alone answers as well (`/job/{id}`, specification 2), as does any other word before it, and names this
 * one as its canonical address. It never says whose the opening is.
 */
export function openingPath({ id: ends, title, city = '' }: AddressedOpening): string {
  const words = wordsOf(`${title} ${city}`);
  return `/job/${words ? `${words}-` : ''}${ends}`;
}

/** Where one applies for it. */
export function applicationPath(openingId: string): string {
  return `/job/${openingId}/apply`;
}

/** Where an applicant answers its video questions. */
export function videoQuestionsPath(openingId: string): string {
  return `/job/question-answer/${openingId}`;
}

/** The picture that a shared link shows of it. */
export function openingPicturePath(openingId: string): string {
  return `/og/job/${openingId}.png`;
}

/** The id at the end of what an address names; anything else is answered as it stands. */
export function openingIdOf(named: string): string {
  return id.exec(named)?.[0] ?? named;
}

/** Latin letters and digits, parted by dashes; what is written otherwise says nothing in an address. */
function wordsOf(text: string): string {
  return text
    .slice(0, 400)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
}
