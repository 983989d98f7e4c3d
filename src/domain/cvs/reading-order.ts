import type { CvTemplate } from './looks.ts';
import type { PrintedCv, PrintedEntry, PrintedSection, PrintedText } from './printed.ts';

/** The sections that print template 2 sets in its column at the side. */
const atTheSide: ReadonlySet<string> = new Set(['skills', 'languages', 'interests', 'personal', 'links']);

/** A section with its texts in the order in which they are read. */
export interface ReadSection {
  /** '' for the head of the CV. */
  id: string;
  heading: string;
  texts: PrintedText[];
}

/** Every text of a CV in the order in which its template has software read it. */
export function readingOrder(cv: PrintedCv, template: CvTemplate): ReadSection[] {
  const head = [cv.name, ...(cv.title ? [cv.title] : [])];
  const sections = cv.sections.map(readSection);
  if (template !== 'side') return [{ id: '', heading: '', texts: [...head, ...cv.contact] }, ...sections];
  const isAside = (section: ReadSection) => atTheSide.has(section.id);
  return [
    { id: '', heading: '', texts: cv.contact },
    ...sections.filter(isAside),
    { id: '', heading: '', texts: head },
    ...sections.filter((section) => !isAside(section)),
  ];
}

function readSection({ id, heading, parts, entries, facts }: PrintedSection): ReadSection {
  const rows = facts.flatMap(({ label, value }) => [label, value].filter((piece) => piece !== undefined));
  return { id, heading: heading.text, texts: [heading, ...parts, ...entries.flatMap(readEntry), ...rows] };
}

function readEntry({ title, period, details, parts }: PrintedEntry): PrintedText[] {
  return [title, ...(period ? [period] : []), ...details, ...parts];
}
