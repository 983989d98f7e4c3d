import type { Localized } from '#domain/locale.ts';
import { constructionArabic } from './construction.ar.ts';
import { healthArabic } from './health.ar.ts';
import { hospitalityArabic } from './hospitality.ar.ts';
import { officeArabic } from './office.ar.ts';
import { technologyArabic } from './technology.ar.ts';

/** What an occupation is called in one language, and what else people of that language call it. */
export interface ListedName {
  /** Masculine, as advertisements write it. */
  name: string;
  /** The same of a woman; where both are called alike, the name. */
  feminine: string;
  synonyms: readonly string[];
}

/** The occupations by their English name, with what they are called in Arabic. */
export const arabicNames: ReadonlyMap<string, ListedName> = new Map(
  [constructionArabic, healthArabic, hospitalityArabic, officeArabic, technologyArabic].flatMap(parseNames),
);

/** Both forms of a title, as the heading of an opening shows it: `محاسب / محاسبة`; one where both are called alike. */
function inBothForms({ name, feminine }: ListedName): string {
  return name === feminine ? name : `${name} / ${feminine}`;
}

/** The names of an occupation as the title of an opening shows them: in Arabic for men and women. */
export function asTitles(occupation: Localized): Localized {
  const names = arabicNames.get(occupation.en);
  return names ? { ...occupation, ar: inBothForms(names) } : occupation;
}

/**
 * Reads a list of `English|Arabic|synonym…` lines; the senior of each is called so, too. The first word of a name takes
 * the feminine ending, and the words that agree with it, which a star follows; nothing does where the name begins with `=`.
 */
function parseNames(list: string): [string, ListedName][] {
  return list
    .trim()
    .split('\n')
    .flatMap((line): [string, ListedName][] => {
      const [english = '', ...names] = line.split('|');
      return [
        [english, listed(names)],
        [`Senior ${english}`, listed(names.map(seniorOf))],
      ];
    });
}

function listed([written = '', ...synonyms]: readonly string[]): ListedName {
  const words = written.replace('=', '').split(' ');
  const agrees = (word: string, place: number) =>
    !written.startsWith('=') && (place === 0 || word.endsWith('*'));
  // The point of .NET stays before it in a line from the right.
  const plain = (word: string) => word.replace('*', '').replace(/^\.(?=[A-Z])/, '\u200e.');
  return {
    name: words.map(plain).join(' '),
    feminine: words
      .map((word, place) => (agrees(word, place) ? feminineOf(plain(word)) : plain(word)))
      .join(' '),
    synonyms: synonyms.map((name) => name.replace('*', '')),
  };
}

/** A name that begins with a feminine word, as that of a midwife does, is followed by the feminine of “first”. */
function seniorOf(name: string): string {
  return /^=?\S*ة(?: |$)/.test(name) ? `${name} أولى` : `${name} أول*`;
}

function feminineOf(word: string): string {
  if (word === 'أول') return 'أولى';
  return word.endsWith('ة') ? word : `${word}ة`;
}
