const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const longest = 80;

/**
 * The page of an opening as people read its address: `/job/icu-staff-nurse-doha-{id}`. The id alone answers as well
 * (`/job/{id}`, specification 2) and names this one as its canonical address. It never says whose the opening is.
 */
export function openingPath({ id: ends, title, city }: { id: string; title: string; city: string }): string {
  const words = wordsOf(`${title} ${city}`);
  return `/job/${words ? `${words}-` : ''}${ends}`;
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
