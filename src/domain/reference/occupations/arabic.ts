import { constructionArabic } from './construction.ar.ts';
import { healthArabic } from './health.ar.ts';
import { hospitalityArabic } from './hospitality.ar.ts';
import { officeArabic } from './office.ar.ts';
import { technologyArabic } from './technology.ar.ts';

/** What an occupation is called in one language, and what else people of that language call it. */
export interface ListedName {
  name: string;
  synonyms: readonly string[];
}

/** The occupations that have an Arabic name, by their English one; masculine, as advertisements write them. */
export const arabicNames: ReadonlyMap<string, ListedName> = new Map(
  [constructionArabic, healthArabic, hospitalityArabic, officeArabic, technologyArabic].flatMap(parseNames),
);

/** Reads a list of `English|Arabic|synonym…` lines; the senior of each is called so, too. */
function parseNames(list: string): [string, ListedName][] {
  return list
    .trim()
    .split('\n')
    .flatMap((line): [string, ListedName][] => {
      const [english = '', ...names] = line.split('|');
      return [
        [english, listed(names)],
        [`Senior ${english}`, listed(names.map((name) => `${name} أول`))],
      ];
    });
}

function listed([name = '', ...synonyms]: readonly string[]): ListedName {
  return { name, synonyms };
}
