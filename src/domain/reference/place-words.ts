import { locales } from '#domain/locale.ts';
import { textIn } from '#domain/locale-list.ts';
import { foldText } from '#domain/text/folding.ts';
import { namePartsOf } from '#domain/text/name-keys.ts';
import { citiesOf, gulfCountries } from './cities.ts';

/** A search that names a place beside what is looked for, or nothing but a place. */
export interface WithPlace {
  city: string;
  /** What is left of the words. */
  text: string;
}

const wordsMaximum = 12;
const longestName = 3;

/** The city of the country that the words name, in any language and spelling; undefined where they name none. */
export function placeIn(text: string, country: string): WithPlace | undefined {
  const words = foldText(text).split(' ').slice(0, wordsMaximum);
  const cities = known.get(country);
  if (!cities) return undefined;
  for (let length = longestName; length > 0; length -= 1)
    for (let start = words.length - length; start >= 0; start -= 1) {
      const named = words.slice(start, start + length).join(' ');
      const city = cities.get(named) ?? cities.get(heardAs(named) ?? '');
      if (city) return { city, text: [...words.slice(0, start), ...words.slice(start + length)].join(' ') };
    }
  return undefined;
}

const known = new Map(gulfCountries.map((country) => [country, readKeys(country)] as const));

function readKeys(country: string): ReadonlyMap<string, string> {
  return new Map(
    citiesOf(country).flatMap(({ name, names }) =>
      [name, ...locales.map((locale) => textIn(names, locale))]
        .flatMap(waysToWrite)
        .map((way): [string, string] => [way, name]),
    ),
  );
}

/** A name folded, without its article, with the article written to it, and as it is heard. */
function waysToWrite(name: string): string[] {
  const folded = foldText(name);
  const bare = folded.replace(/^(?:al |ال)(?=.{3})/, '');
  const heard = heardAs(name);
  return [folded, bare, ...(bare === folded ? [] : [`al${bare}`]), ...(heard ? [heard] : [])];
}

/** A name in any spelling; undefined where words are left out of it, or so little is heard that many a word is alike. */
function heardAs(name: string): string | undefined {
  const parts = namePartsOf(name);
  const count = parts.reduce((sum, { words }) => sum + words.length, 0);
  const heard = parts.map(({ keys: [first = ''] }) => first.replace(/h$/, ''));
  const isTelling = heard.every((key) => key !== '') && heard.join('').length > 2;
  return isTelling && count === foldText(name).split(' ').length ? `=${heard.join(' ')}` : undefined;
}
