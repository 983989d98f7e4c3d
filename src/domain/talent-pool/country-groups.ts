import { gulfCountries } from '#domain/reference/cities.ts';
import { countries } from '#domain/reference/countries.ts';
import type { PoolSearch } from './search.ts';

/** The group of countries beside the continents. */
export const gulfGroup = 'GCC';

/** The countries of a continent, or of the Gulf. */
export function countriesOfGroup(group: string): readonly string[] {
  if (group === gulfGroup) return gulfCountries;
  return countries.filter(({ continent_name }) => continent_name === group).map(({ name }) => name);
}

/** The countries where candidates may live for this search; undefined where anywhere. */
export function countriesOfSearch({
  countries: named,
  continents,
}: PoolSearch): readonly string[] | undefined {
  if (named.length === 0 && continents.length === 0) return undefined;
  return [...new Set([...named, ...continents.flatMap(countriesOfGroup)])];
}
