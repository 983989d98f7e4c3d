import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isEmail, normalizeEmail } from '#domain/identity/emails.ts';
import { personName } from '#domain/names.ts';
import { normalizeText } from '#domain/text/characters.ts';
import { cvSkills, isSectionHeading } from './cv-skills.ts';
import { currentPositionMaximum } from './signup.ts';

/** What a CV's text proposes for the profile; the candidate confirms each of it. */
export interface CvProposal {
  name?: string;
  email?: string;
  dial_code?: string;
  phone?: string;
  linkedin?: string;
  current_position?: string;
  /** Job titles that stand in the CV, as the list names them. */
  titles: string[];
  skills: string[];
}

const largestText = 60_000;
const linesOfHead = 12;

/** Reads names, ways to reach somebody, titles and skills out of a CV's text; English, French and Arabic headings. */
export function readCv(text: string, knownTitles: readonly string[] = []): CvProposal {
  const lines = text
    .slice(0, largestText)
    .split(/\r?\n/)
    .map((line) => normalizeText(line.replace(/[\p{Co}\u200b-\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')))
    .filter((line) => line !== '');
  const firstSection = lines.findIndex(isSectionHeading);
  const head = lines.slice(0, firstSection === -1 ? linesOfHead : Math.min(firstSection, linesOfHead));
  const titles = findTitles(lines.slice(0, 60), knownTitles);
  return {
    name: findName(head),
    ...findPhone(lines),
    email: findEmail(lines),
    linkedin: findLinkedin(lines),
    current_position: findPosition(head, titles),
    titles: titles.slice(0, 3),
    skills: cvSkills(lines),
  };
}

const headings = /^(?:curriculum vitae|cv|resume|résumé|السيرة الذاتية|profile|profil|contact)(?!\p{L})/iu;

/** The first line of the head that reads as a person's name: two to five words, each with a capital where there are any. */
function findName(head: readonly string[]): string | undefined {
  const labelled = head.map((line) => /^(?:name|full name|nom|الاسم)\s*[::]\s*(.+)$/iu.exec(line)?.[1]);
  const candidates = [...labelled.filter((line) => line !== undefined), ...head];
  const found = candidates.find((line) => {
    const words = line.split(' ');
    if (headings.test(line) || words.length < 2 || words.length > 5) return false;
    return personName.safeParse(line).success && words.every(isNameWord);
  });
  return found && asWritten(found);
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

function findEmail(lines: readonly string[]): string | undefined {
  for (const line of lines) {
    for (const word of line.split(/[\s,;|<>()]+/)) {
      const address = normalizeEmail(word.replace(/^(?:mailto:|e-?mail:?)/iu, '').replace(/[.:]$/, ''));
      if (address.length > 5 && address.includes('@') && isEmail(address)) return address;
    }
  }
  return undefined;
}

/** A number in the international form, else one of Qatar with its 8 digits. */
function findPhone(lines: readonly string[]): Pick<CvProposal, 'dial_code' | 'phone'> {
  for (const line of lines) {
    if (line.length > 400) continue;
    for (const [found] of line.matchAll(/(?:\+|\b00)?\(?\d[\d\s().-]{6,18}\d/g)) {
      const international = found.trim().replace(/^00/, '+');
      const number = international.startsWith('+')
        ? parsePhoneNumberFromString(international)
        : parsePhoneNumberFromString(international, 'QA');
      if (number?.isValid())
        return { dial_code: `+${number.countryCallingCode}`, phone: number.nationalNumber };
    }
  }
  return {};
}

function findLinkedin(lines: readonly string[]): string | undefined {
  for (const line of lines) {
    const found = /(?:https?:\/\/)?(?:www\.)?linkedin\.com\/in\/[\w%\p{L}-]{2,100}/iu.exec(line)?.[0];
    if (found) return found.startsWith('http') ? found : `https://${found}`;
  }
  return undefined;
}

/** Known titles that a line is, or begins with; the longer one wins where two begin alike. */
function findTitles(lines: readonly string[], known: readonly string[]): string[] {
  const byName = new Map(known.map((title) => [title.toLowerCase(), title]));
  const found = new Set<string>();
  for (const line of lines) {
    for (const part of line.split(/[|,•·–—/]| - | at | chez | @ /iu)) {
      const title = byName.get(part.trim().replace(/[.:]$/, '').toLowerCase());
      if (title) found.add(title);
    }
  }
  return [...found];
}

/** The line below the name where it reads as a title, else the first known title. */
function findPosition(head: readonly string[], titles: readonly string[]): string | undefined {
  const name = findName(head);
  const below = name ? head[head.findIndex((line) => asWritten(line) === name) + 1] : undefined;
  const line = below?.split(/[|•·]/)[0]?.trim();
  if (titles[0] && !line?.toLowerCase().includes(titles[0].toLowerCase())) return titles[0];
  if (!line || line.length > currentPositionMaximum || line.split(' ').length > 8) return titles[0];
  return /[\d@:]/.test(line) || headings.test(line) ? titles[0] : line;
}
