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
      const city = cities.written.get(named) ?? mostAlike(named, cities.heard.get(heardAs(named) ?? ''));
      if (city) return { city, text: [...words.slice(0, start), ...words.slice(start + length)].join(' ') };
    }
  return undefined;
}

/** A city by one of its names, folded and without the article. */
interface Named {
  city: string;
  bare: string;
}

interface Cities {
  /** The city that is written so. */
  written: ReadonlyMap<string, string>;
  /** Those that are heard so: Al Wakra and Al Wukair sound alike. */
  heard: ReadonlyMap<string, readonly Named[]>;
}

const known: ReadonlyMap<string, Cities> = new Map(
  gulfCountries.map((country) => [country, readCities(country)] as const),
);

function readCities(country: string): Cities {
  const written = new Map<string, string>();
  const heard = new Map<string, Named[]>();
  for (const { name: city, names } of citiesOf(country))
    for (const name of [city, ...locales.map((locale) => textIn(names, locale))]) {
      for (const way of waysToWrite(name)) if (!written.has(way)) written.set(way, city);
      const key = heardAs(name);
      if (key) heard.set(key, [...(heard.get(key) ?? []), { city, bare: bareOf(foldText(name)) }]);
    }
  return { written, heard };
}

/** A name folded, without its article, and with the article written to it. */
function waysToWrite(name: string): string[] {
  const folded = foldText(name);
  const bare = bareOf(folded);
  return bare === folded ? [folded] : [folded, bare, `al${bare}`];
}

function bareOf(folded: string): string {
  return folded.replace(/^(?:al |ال)(?=.{3})/, '');
}

/** Of cities that are heard alike the one that begins most like what was typed. */
function mostAlike(typed: string, cities: readonly Named[] = []): string | undefined {
  const alike = cities.map((named) => ({ ...named, letters: sharedLetters(bareOf(typed), named.bare) }));
  return alike.sort((a, b) => b.letters - a.letters)[0]?.city;
}

function sharedLetters(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}

/** A name in any spelling; undefined where words are left out of it, or so little is heard that many a word is alike. */
function heardAs(name: string): string | undefined {
  const parts = namePartsOf(name);
  const count = parts.reduce((sum, { words }) => sum + words.length, 0);
  const heard = parts.map(({ keys: [first = ''] }) => first.replace(/h$/, ''));
  const isTelling = heard.every((key) => key !== '') && heard.join('').length > 2;
  return isTelling && count === foldText(name).split(' ').length ? heard.join(' ') : undefined;
}
