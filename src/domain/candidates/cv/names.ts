import { currentPositionMaximum } from '#domain/candidates/profile.ts';
import { personName } from '#domain/names.ts';
import { type CvLine, partsOf } from './lines.ts';
import { placeOf } from './places.ts';

const documentHeadings =
  /^(?:curriculum vitae|cv|resume|résumé|السيرة الذاتية|profile|profil|contact)(?!\p{L})/iu;
const nameLabel = /^(?:name|full name|nom(?: et prénom)?|nom complet|الاسم(?: الكامل)?)\s*:\s*(.+)$/iu;

/** The first line of the head that reads as a person's name: two to six words, each with a capital where there are any. */
export function findName(head: readonly CvLine[], lines: readonly CvLine[]): string | undefined {
  const labelled = lines.flatMap(({ text }) => nameLabel.exec(text)?.[1] ?? []);
  const candidates = [...labelled, ...head.map(({ text }) => partsOf(text)[0] ?? '')].map(withoutCredentials);
  const found = candidates.find((line) => {
    const words = line.split(' ');
    if (documentHeadings.test(line) || words.length < 2 || words.length > 6) return false;
    if (line.split(/[,،]/u).some((part) => placeOf(part.trim()))) return false;
    return personName.safeParse(line).success && words.every(isNameWord);
  });
  return found && asWritten(found);
}

const credentials = new Set(
  'rn rm lpn bsn msn usrn prc md mbbs phd mba msc bsc beng meng pe pmp prince2 cpa acca cma cia cfa cissp ccna leed nebosh osha'.split(
    ' ',
  ),
);
const addressed = /^(?:eng|engr|ing|mr|mrs|ms|miss|mme|mlle|م|المهندس|المهندسة|السيد|السيدة)\.?\s+/iu;

/** A name without what was earned beside it: "Eng. Maria Dela Cruz, RN, PMP" is Maria Dela Cruz. */
function withoutCredentials(line: string): string {
  let name = line.replace(addressed, '').trim();
  for (;;) {
    const at = Math.max(name.lastIndexOf(' '), name.lastIndexOf(','));
    const last = name.slice(at + 1).replaceAll('.', '');
    if (at <= 0 || last === '' || last !== last.toUpperCase() || !credentials.has(last.toLowerCase()))
      return name;
    name = withoutEnd(name.slice(0, at));
  }
}

/** Without the blanks and commas at its end. */
function withoutEnd(text: string): string {
  let rest = text.trimEnd();
  while (rest.endsWith(',')) rest = rest.slice(0, -1).trimEnd();
  return rest;
}

const particles = new Set([
  'al',
  'el',
  'bin',
  'bint',
  'ibn',
  'abu',
  'de',
  'da',
  'dos',
  'du',
  'la',
  'le',
  'van',
  'von',
]);

function isNameWord(word: string): boolean {
  return particles.has(word.toLowerCase()) || !/^\p{Ll}/u.test(word);
}

/** Names in capitals alone become readable: OMAR AL-SAID is Omar Al-Said. */
function asWritten(name: string): string {
  if (/\p{Ll}/u.test(name) || !/\p{Lu}/u.test(name)) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** Known titles that a line is, or begins with; the longer one wins where two begin alike. */
export function findTitles(lines: readonly CvLine[], known: readonly string[]): string[] {
  const byName = new Map(known.map((title) => [title.toLowerCase(), title]));
  const found = new Set<string>();
  for (const { text } of lines) {
    for (const part of text.split(/[|,•·–—/\t]| - | at | chez | @ /iu)) {
      const title = byName.get(part.trim().replace(/[.:]$/, '').toLowerCase());
      if (title) found.add(title);
    }
  }
  return [...found];
}

/** The line below the name where it reads as a title, else the first known title. */
export function findPosition(
  head: readonly CvLine[],
  name: string | undefined,
  titles: readonly string[],
): string | undefined {
  const at = name
    ? head.findIndex(({ text }) => asWritten(withoutCredentials(partsOf(text)[0] ?? '')) === name)
    : -1;
  const below = head[at + 1]?.text ?? '';
  const isLabelled = /^[^\t]*\t.*[\d@]/.test(below);
  const parts = [...partsOf(head[at]?.text ?? '').slice(1), ...(isLabelled ? [] : partsOf(below))];
  const line = at === -1 ? undefined : parts[0];
  if (titles[0] && !line?.toLowerCase().includes(titles[0].toLowerCase())) return titles[0];
  if (!line || line.length > currentPositionMaximum || line.split(' ').length > 8) return titles[0];
  return /[\d@:]/.test(line) || documentHeadings.test(line) ? titles[0] : line;
}
