import { foldText } from '#domain/folding.ts';
import { defaultSearchCountry } from '#domain/job-openings/search.ts';
import { citiesOf } from '#domain/reference/cities.ts';
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
 * keeps those of which a word begins with it, in English or French, with or without accents.
 */
export async function listCities(
  context: Context,
  { country, city }: { country?: string | undefined; city?: string | undefined },
): Promise<CityOption[]> {
  const place = country?.trim().slice(0, 100) || defaultSearchCountry;
  const counted = await countCities(context, place);
  const known = citiesOf(place);
  const spellings = new Map(known.map(({ name, names }) => [name, foldText(`${name} ${names.fr}`)]));
  const wanted = foldText(city ?? '');
  return [...new Set([...counted.keys(), ...spellings.keys()])]
    .filter((name) => ` ${spellings.get(name) ?? foldText(name)}`.includes(` ${wanted}`))
    .map((name) => ({ name, value: name, openings: counted.get(name) ?? 0 }))
    .sort((a, b) => b.openings - a.openings || a.name.localeCompare(b.name, 'en'))
    .slice(0, citiesMaximum);
}

/** How many Active openings each employment type and level has in a place. */
export async function countFacets(
  context: Context,
  { country, city }: { country?: string | undefined; city?: string | undefined },
) {
  const rows = await readStatement<{ employment: string; level: string; remote: boolean; openings: number }>(
    context.outsideDb,
    {
      name: 'facets',
      text: `select employment_type as employment, experience_level as level, is_remote as remote, openings
        from opening_place_counts where country = $1 and city = $2 and openings > 0`,
      values: [country?.trim() || defaultSearchCountry, city?.trim() ?? ''],
    },
  );
  const data = { total: 0, employment_type: {}, experience_level: {}, remote: 0 } as FacetCounts;
  for (const { employment, level, remote, openings } of rows) {
    data.total += openings;
    data.employment_type[employment] = (data.employment_type[employment] ?? 0) + openings;
    data.experience_level[level] = (data.experience_level[level] ?? 0) + openings;
    if (remote) data.remote += openings;
  }
  return data;
}

interface FacetCounts {
  total: number;
  employment_type: Record<string, number>;
  experience_level: Record<string, number>;
  remote: number;
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
