import { everyCountry } from '#domain/job-openings/search.ts';
import type { CitySearch } from '#domain/job-openings/search-input.ts';
import { type Localized, locales } from '#domain/locale.ts';
import { textIn } from '#domain/locale-list.ts';
import { citiesOf } from '#domain/reference/cities.ts';
import { foldText } from '#domain/text/folding.ts';
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
 * the known ones. A text keeps those of which a word begins with it, in any language, with or without accents.
 */
export async function listCities(context: Context, { search, text }: CitySearch): Promise<CityOption[]> {
  if (search.country === everyCountry) return [];
  const counted = await countPlaces(context, search, 'city', await hiddenFrom(context));
  const known = citiesOf(search.country);
  const spellings = new Map(known.map(({ name, names }) => [name, foldText(spellingsOf(name, names))]));
  const wanted = foldText(text);
  return [...new Set([...counted.keys(), ...spellings.keys()])]
    .filter((name) => ` ${spellings.get(name) ?? foldText(name)}`.includes(` ${wanted}`))
    .map((name) => ({ name, value: name, openings: counted.get(name) ?? 0 }))
    .sort((a, b) => b.openings - a.openings || a.name.localeCompare(b.name, 'en'))
    .slice(0, citiesMaximum);
}

function spellingsOf(name: string, names: Localized): string {
  return [name, ...locales.map((locale) => textIn(names, locale))].join(' ');
}
