import { defaultSearchCountry } from '#domain/job-openings/search.ts';
import { type Localized, locales } from '#domain/locale.ts';
import { textIn } from '#domain/locale-list.ts';
import { citiesOf } from '#domain/reference/cities.ts';
import { foldText } from '#domain/text/folding.ts';
import type { Context } from '#server/platform/context.ts';
import { readStatement } from '#server/platform/database/statement.ts';

export interface CityOption {
  name: string;
  value: string;
  openings: number;
}

const citiesMaximum = 100;

/**
 * Cities of the country with their number of Active openings: those that have some, then the known ones. A text
 * keeps those of which a word begins with it, in any language, with or without accents.
 */
export async function listCities(
  context: Context,
  { country, city }: { country?: string | undefined; city?: string | undefined },
): Promise<CityOption[]> {
  const place = country?.trim().slice(0, 100) || defaultSearchCountry;
  const counted = await countCities(context, place);
  const known = citiesOf(place);
  const spellings = new Map(known.map(({ name, names }) => [name, foldText(spellingsOf(name, names))]));
  const wanted = foldText(city ?? '');
  return [...new Set([...counted.keys(), ...spellings.keys()])]
    .filter((name) => ` ${spellings.get(name) ?? foldText(name)}`.includes(` ${wanted}`))
    .map((name) => ({ name, value: name, openings: counted.get(name) ?? 0 }))
    .sort((a, b) => b.openings - a.openings || a.name.localeCompare(b.name, 'en'))
    .slice(0, citiesMaximum);
}

function spellingsOf(name: string, names: Localized): string {
  return [name, ...locales.map((locale) => textIn(names, locale))].join(' ');
}

async function countCities(context: Context, country: string): Promise<Map<string, number>> {
  const rows = await readStatement<{ city: string; openings: number }>(context.outsideDb, {
    name: 'cities',
    text: `select city, sum(openings)::int as openings from opening_place_counts
      where country = $1 and city <> '' group by city having sum(openings) > 0 order by 2 desc limit 1000`,
    values: [country],
  });
  return new Map(rows.map(({ city, openings }) => [city, openings]));
}
