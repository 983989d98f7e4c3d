import { everyCountry, type OpeningSearch } from '#domain/job-openings/search.ts';
import { currencyOfCountry } from '#domain/reference/country-currencies.ts';
import { dayMs } from '#domain/time.ts';

/** A search at a moment, without the openings of these ranks, which its candidate hid. */
export interface SearchFilters {
  search: OpeningSearch;
  now: Date;
  hidden?: readonly number[] | undefined;
}

/** What a search asks of `rowsOf` its place beside its words; its values join those of the statement. */
export function placeConditions(filters: SearchFilters, values: unknown[]): string[] {
  return [...placeOf(filters.search, values), ...conditionsAnywhere(filters, values)];
}

/** The same of any place; a lowest pay is asked in the money of the one that is searched. */
export function conditionsAnywhere({ search, now, hidden = [] }: SearchFilters, values: unknown[]): string[] {
  const conditions = [`expires_at > ${addMoment(values, now)}`, ...facetConditions(search, values)];
  if (search.salaryMinimum !== undefined)
    conditions.push(
      `pay_currency = ${add(values, currencyOfSearch(search))}`,
      `monthly_salary >= ${add(values, search.salaryMinimum)}`,
    );
  if (search.postedDays !== undefined) {
    const since = new Date(now.getTime() - search.postedDays * dayMs);
    conditions.push(`published_at >= ${addMoment(values, since)}`);
  }
  if (hidden.length > 0) conditions.push(`rank <> all(${add(values, hidden)}::bigint[])`);
  return conditions;
}

/** What a lowest pay is asked in. */
function currencyOfSearch({ salaryCurrency, country }: OpeningSearch): string {
  return salaryCurrency ?? currencyOfCountry(country);
}

/** A country and a city as a search names them. */
export type Place = Pick<OpeningSearch, 'country' | 'city'>;

export function isEverywhere({ country }: Place): boolean {
  return country === everyCountry;
}

/** What a search of that place asks of `rowsOf`. */
export function placeOf(place: Place, values: unknown[]): string[] {
  if (isEverywhere(place)) return [];
  const { country, city } = place;
  return [`country = ${add(values, country)}`, city ? `city = ${add(values, city)}` : 'opens_country'];
}

const asked = `published_at, rank, company_id, title_id, country, city, employment_type, experience_level, monthly_salary,
  pay_currency, is_paid, is_remote, expires_at`;

/**
 * A row for each place of each Active opening; those of which `opens_country` have one for each of its countries.
 * The planner walks an index of either table and merges them in the order of the dates.
 */
export const placedRows = `(select ${asked}, true as opens_country, false as is_further from public_openings
  union all select ${asked}, opens_country, true from public_opening_places) placed`;

/** Where the openings of a place are looked for, each of them once. */
export function rowsOf(place: Place): string {
  return isEverywhere(place) ? 'public_openings' : placedRows;
}

/**
 * The rows of a table of counts that make the place: its own, or those of each whole country. That of the country `` takes
 * away what would count twice: it is kept below nothing.
 */
export function countedPlace(place: Place, values: unknown[]): string {
  if (isEverywhere(place)) return `city = ''`;
  return `country = ${add(values, place.country)} and city = ${add(values, place.city)}`;
}

/** Joins to each title `t` how many openings the place has of it; without any it is left out. */
export function joinCounts(place: Place, values: unknown[]): string {
  return `cross join lateral (select sum(openings)::int as openings from opening_counts
        where title_id = t.id and ${countedPlace(place, values)} having sum(openings) > 0) c`;
}

export function facetConditions(search: OpeningSearch, values: unknown[]): string[] {
  const conditions: string[] = [];
  if (search.employmentTypes.length > 0)
    conditions.push(`employment_type = any(${add(values, search.employmentTypes)}::text[])`);
  if (search.experienceLevels.length > 0)
    conditions.push(`experience_level = any(${add(values, search.experienceLevels)}::text[])`);
  if (search.isRemote) conditions.push('is_remote');
  if (search.isPaid) conditions.push('is_paid');
  return conditions;
}

/** The sign of a value that joins those of a statement. */
export function add(values: unknown[], value: unknown): string {
  values.push(value);
  return `$${values.length}`;
}

export function addMoment(values: unknown[], moment: Date): string {
  return add(values, moment.toISOString());
}
