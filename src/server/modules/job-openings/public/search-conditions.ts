import { everyCountry, type OpeningSearch } from '#domain/job-openings/search.ts';
import { currencyOfCountry } from '#domain/reference/country-currencies.ts';
import { dayMs } from '#domain/time.ts';

/** A search at a moment, without the openings of these ranks, which its candidate hid. */
export interface SearchFilters {
  search: OpeningSearch;
  now: Date;
  hidden?: readonly number[] | undefined;
}

/** What a search asks of `public_openings` beside its words; its values join those of the statement. */
export function placeConditions({ search, now, hidden = [] }: SearchFilters, values: unknown[]): string[] {
  const conditions = [
    ...placeOf(search, values),
    `expires_at > ${addMoment(values, now)}`,
    ...facetConditions(search, values),
  ];
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

export function placeOf(place: Place, values: unknown[]): string[] {
  if (isEverywhere(place)) return [];
  const { country, city } = place;
  const conditions = [`country = ${add(values, country)}`];
  if (city) conditions.push(`city = ${add(values, city)}`);
  return conditions;
}

/** The rows of a table of counts that make the place: its own, or those of each whole country. */
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
