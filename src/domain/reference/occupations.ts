import type { Locale, Localized } from '#domain/locale.ts';
import { textIn } from '#domain/locale-list.ts';
import { foldText } from '#domain/text/folding.ts';
import { asTitles } from './occupations/arabic.ts';
import { constructionOccupations } from './occupations/construction.ts';
import { healthOccupations } from './occupations/health.ts';
import { hospitalityOccupations } from './occupations/hospitality.ts';
import { officeOccupations } from './occupations/office.ts';
import { parseOccupations } from './occupations/parse.ts';
import { technologyOccupations } from './occupations/technology.ts';

/**
 * About 1,000 occupations for desired jobs and job titles, by English name, which is what is stored. A large
 * module: serve it through `GET api/get_all_job_titles` rather than importing it into a page.
 */
export const occupations: readonly Localized[] = [
  constructionOccupations,
  healthOccupations,
  hospitalityOccupations,
  officeOccupations,
  technologyOccupations,
]
  .flatMap(parseOccupations)
  .toSorted((a, b) => (a.en < b.en ? -1 : 1));

const byName = new Map(occupations.map((occupation) => [occupation.en.toLowerCase(), occupation]));

/** By its folded name in any language, where that means one occupation alone. */
const byFolded = new Map<string, Localized | undefined>();
for (const occupation of occupations)
  for (const name of new Set(Object.values(occupation).map(foldText)))
    byFolded.set(name, byFolded.has(name) ? undefined : occupation);

/** The occupation that a title names, in whichever language; undefined for any other title, and where it means several. */
export function occupationOf(title: string): Localized | undefined {
  return byName.get(title.trim().toLowerCase()) ?? byFolded.get(foldText(title));
}

/**
 * An opening's title for a reader: as an occupation of the lists is called in that language where the title names one in
 * another, else as its company wrote it.
 */
export function openingTitleIn(locale: Locale, title: string): string {
  const names = occupationOf(title);
  return names && foldText(textIn(names, locale)) !== foldText(title)
    ? textIn(asTitles(names), locale)
    : title;
}

/** The name of an occupation in a language; a title that someone made up stays as it is. */
export function occupationName(title: string, locale: Locale): string {
  const names = byName.get(title.trim().toLowerCase());
  return names ? textIn(names, locale) : title;
}

/** The same where it is shown as a title: in Arabic for men and women. */
export function occupationTitle(title: string, locale: Locale): string {
  const names = byName.get(title.trim().toLowerCase());
  return names ? textIn(asTitles(names), locale) : title;
}
