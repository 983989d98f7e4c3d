import { isWebUrl } from '#domain/urls.ts';
import { cvDateParts, cvPresent } from './dates.ts';
import type { CvDocument, CvExperienceEntry } from './document.ts';
import { type PrintedCv, printedCv } from './printed.ts';
import { readingOrder } from './reading-order.ts';

/** What employers, or their software, stumble over. */
const cvWeaknessCodes = [
  'no_name',
  'no_title',
  'no_email',
  'wrong_email',
  'no_phone',
  'no_place',
  'no_summary',
  'no_experience',
  'no_dates',
  'no_text',
  'no_result',
  'gap',
  'wrong_order',
  'no_education',
  'no_skills',
  'no_level',
  'wrong_url',
  'too_long',
  'no_one_page',
  'dropped_characters',
] as const;
export type CvWeaknessCode = (typeof cvWeaknessCodes)[number];

/** A weak spot and the field to mend it in; `params` are those of its sentence. */
export interface CvWeakness {
  code: CvWeaknessCode;
  path: string;
  params: Record<string, string | number>;
}

/** A pause between two jobs that employers ask about, in months. */
const gapMonths = 6;
/** Pages that are read. */
const mostPages = 2;

/** The weak spots of a CV in the order of its form. Sections that are not shown have none. */
export function cvWeaknesses(
  document: CvDocument,
  pages: number,
  droppedCharacters: readonly string[],
): CvWeakness[] {
  const shown = new Set(document.sections.filter(({ is_shown }) => is_shown).map(({ id }) => id));
  const printed = printedCv(document);
  return [
    ...weakBasics(document),
    ...(shown.has('summary') && document.summary === '' ? [weak('no_summary', 'summary')] : []),
    ...(shown.has('experience') ? weakExperience(document) : []),
    ...(shown.has('education') ? weakEducation(document) : []),
    ...(shown.has('skills') && document.skills.length === 0 ? [weak('no_skills', 'skills')] : []),
    ...(shown.has('languages') ? weakLanguages(document) : []),
    ...(shown.has('links') ? weakLinks(document) : []),
    ...weakLength(document, pages, printed),
    ...(droppedCharacters.length > 0
      ? [
          weak('dropped_characters', placeOfSign(droppedCharacters[0] ?? '', printed), {
            characters: droppedCharacters.join(' '),
          }),
        ]
      : []),
  ];
}

/** The longest section is where there is most to lose. */
function weakLength({ template }: CvDocument, pages: number, printed: PrintedCv): CvWeakness[] {
  const [longest] = readingOrder(printed, template)
    .filter(({ id }) => id !== '')
    .map(({ id, texts }) => ({ id, signs: texts.reduce((sum, { text }) => sum + text.length, 0) }))
    .sort((one, other) => other.signs - one.signs);
  const path = longest?.id ?? 'basics.name';
  if (template === 'one-page' && pages > 1) return [weak('no_one_page', path, { pages })];
  return pages > mostPages ? [weak('too_long', path, { pages })] : [];
}

/** The field in which a sign stands first. */
function placeOfSign(sign: string, printed: PrintedCv): string {
  const texts = readingOrder(printed, 'classic').flatMap((section) => section.texts);
  return texts.find(({ text }) => text.normalize('NFC').includes(sign))?.path ?? 'basics.name';
}

function weakBasics({ basics }: CvDocument): CvWeakness[] {
  const found: CvWeakness[] = [];
  if (basics.name === '') found.push(weak('no_name', 'basics.name'));
  if (basics.title === '') found.push(weak('no_title', 'basics.title'));
  if (basics.email === '') found.push(weak('no_email', 'basics.email'));
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(basics.email)) found.push(weak('wrong_email', 'basics.email'));
  if (basics.phone === '') found.push(weak('no_phone', 'basics.phone'));
  if (basics.city === '' && basics.country === '') found.push(weak('no_place', 'basics.city'));
  return found;
}

function weakExperience({ experience }: CvDocument): CvWeakness[] {
  if (experience.length === 0) return [weak('no_experience', 'experience')];
  const entries = experience.flatMap((entry, index) => {
    const path = `experience.${index}`;
    const name = nameOf(entry, experience);
    const found: CvWeakness[] = [];
    if (entry.from === '' || entry.to === '') {
      found.push(weak('no_dates', `${path}.${entry.from === '' ? 'from' : 'to'}`, { name }));
    } else if (entry.to !== cvPresent && monthsOf(entry.to, 'end') < monthsOf(entry.from, 'start')) {
      found.push(weak('wrong_order', `${path}.from`, { name }));
    }
    if (entry.description === '') found.push(weak('no_text', `${path}.description`, { name }));
    // The last three are read; numbers are what they are remembered by.
    else if (index < 3 && !/\p{Nd}/u.test(entry.description))
      found.push(weak('no_result', `${path}.description`, { name }));
    return found;
  });
  return [...entries, ...gapsBetween(experience)];
}

/** A post by its name, with its company where it is one of several. */
function nameOf({ position, company }: CvExperienceEntry, all: CvDocument['experience']): string {
  const isOneOfSeveral = all.filter((other) => other.position === position).length > 1;
  const told = isOneOfSeveral ? [position, company] : [position || company];
  return told.filter((text) => text !== '').join(', ');
}

function gapsBetween(experience: CvDocument['experience']): CvWeakness[] {
  const dated = experience
    .map((entry, index) => ({ ...entry, name: nameOf(entry, experience), index }))
    .filter(({ from, to }) => from !== '' && to !== '')
    .map(({ from, to, name, index }) => ({
      name,
      index,
      start: monthsOf(from, 'start'),
      end:
        to === cvPresent ? Number.POSITIVE_INFINITY : Math.max(monthsOf(from, 'start'), monthsOf(to, 'end')),
    }))
    .sort((a, b) => a.start - b.start);
  const gaps: CvWeakness[] = [];
  let reached = dated[0]?.end ?? 0;
  for (const { start, end, name, index } of dated) {
    const months = start - reached - 1;
    if (months >= gapMonths) gaps.push(weak('gap', `experience.${index}.from`, { months, name }));
    reached = Math.max(reached, end);
  }
  return gaps;
}

/** Months since the year 0; a year alone counts from its first or to its last month, so that no gap is invented. */
function monthsOf(date: string, end: 'start' | 'end'): number {
  const parts = cvDateParts(date);
  if (!parts) return 0;
  return parts.year * 12 + (parts.month ?? (end === 'start' ? 1 : 12));
}

function weakEducation({ education }: CvDocument): CvWeakness[] {
  if (education.length === 0) return [weak('no_education', 'education')];
  return education.flatMap(({ from, to, degree, institution }, index) =>
    from === '' && to === ''
      ? [weak('no_dates', `education.${index}.from`, { name: degree || institution })]
      : [],
  );
}

function weakLanguages({ languages }: CvDocument): CvWeakness[] {
  return languages.flatMap(({ name, level }, index) =>
    name !== '' && level === '' ? [weak('no_level', `languages.${index}.level`, { name })] : [],
  );
}

function weakLinks({ links }: CvDocument): CvWeakness[] {
  return links.flatMap(({ url }, index) =>
    url !== '' && !isWebUrl(url) ? [weak('wrong_url', `links.${index}.url`, { url })] : [],
  );
}

function weak(code: CvWeaknessCode, path: string, params: CvWeakness['params'] = {}): CvWeakness {
  return { code, path, params };
}
