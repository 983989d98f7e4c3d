import { everyCountry } from '#domain/job-openings/search.ts';
import type { CitySearch } from '#domain/job-openings/search-input.ts';
import { type Localized, locales } from '#domain/locale.ts';
import { textIn } from '#domain/locale-list.ts';
import { withoutArticle } from '#domain/reference/arabic-words.ts';
import { citiesOf } from '#domain/reference/cities.ts';
import { foldText } from '#domain/text/folding.ts';
import { type NamePart, nameKeys, namePartsOf } from '#domain/text/name-keys.ts';
import { hiddenFrom } from '#server/modules/job-openings/hidden/service.ts';
import type { Context } from '#server/platform/context.ts';
import { countPlaces } from './place-counts.ts';

export interface CityOption {
  name: string;
  value: string;
  openings: number;
}

const citiesMaximum = 100;

/**
 * Cities of the country with the number of Active openings that the search finds in each: those that have some, then
 * the known ones. A text keeps those of which a word begins with it, in any language, with or without accents; where
 * there is none, those that are called so in another spelling.
 */
export async function listCities(context: Context, { search, text }: CitySearch): Promise<CityOption[]> {
  if (search.country === everyCountry) return [];
  const counted = await countPlaces(context, search, 'city', await hiddenFrom(context));
  const known = citiesOf(search.country);
  const spellings = new Map(known.map(({ name, names }) => [name, foldText(spellingsOf(name, names))]));
  const wanted = foldText(text);
  const parts = namePartsOf(text);
  const names = [...new Set([...counted.keys(), ...spellings.keys()])];
  const begun = names.filter((name) => begins(spellings.get(name) ?? foldText(name), wanted));
  return (begun.length > 0 ? begun : names.filter((name) => isSpelt(name, parts)))
    .map((name) => ({ name, value: name, openings: counted.get(name) ?? 0 }))
    .sort((a, b) => b.openings - a.openings || a.name.localeCompare(b.name, 'en'))
    .slice(0, citiesMaximum);
}

function begins(spellings: string, wanted: string): boolean {
  return ` ${spellings}`.includes(` ${wanted}`);
}

function isSpelt(name: string, parts: readonly NamePart[]): boolean {
  const keys = new Set(nameKeys(name));
  return parts.length > 0 && parts.every((part) => part.keys.some((key) => key.length > 2 && keys.has(key)));
}

function spellingsOf(name: string, names: Localized): string {
  const all = [name, ...locales.map((locale) => textIn(names, locale))];
  return [...all, ...all.flatMap((one) => foldText(one).split(' ').map(withoutArticle))].join(' ');
}
