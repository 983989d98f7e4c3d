import type { EmploymentType, ExperienceLevel } from '#domain/job-openings/job-openings.ts';
import { defaultSearchCountry, readOpeningSearch } from '#domain/job-openings/search.ts';
import { one, stringifySearch } from '#web/search-params.ts';

/** The filters of `/jobs-pool` as they stand in its address; what is left out has its default. */
export interface PoolSearch {
  /** Where the visitor came from (`home`); it changes nothing. */
  pagename?: string;
  job_title?: string[];
  city?: string;
  country?: string;
  sort?: 'ASC';
  employment_type?: EmploymentType[];
  experience_level?: ExperienceLevel[];
  salary_min?: number;
  /** Of the lowest pay; left out it is the country's own. */
  salary_currency?: string;
  pay_published?: '1';
  remote?: '1';
  posted?: number;
}

/** Reads the address and never refuses: what makes no sense counts as left out. */
export function readPoolSearch(search: Record<string, unknown>): PoolSearch {
  const found = readOpeningSearch(search);
  return {
    pagename: one(search.pagename),
    job_title: filled(found.titles),
    city: found.city || undefined,
    country: one(search.country) === undefined ? undefined : found.country,
    sort: found.sort === 'ASC' ? 'ASC' : undefined,
    employment_type: filled(found.employmentTypes),
    experience_level: filled(found.experienceLevels),
    salary_min: found.salaryMinimum,
    salary_currency: found.salaryMinimum === undefined ? undefined : found.salaryCurrency,
    pay_published: found.isPaid ? '1' : undefined,
    remote: found.isRemote ? '1' : undefined,
    posted: found.postedDays,
  };
}

export function countryOfSearch({ country }: PoolSearch): string {
  return country ?? defaultSearchCountry;
}

/** `/jobs-pool?city=Doha`, without the language. */
export function poolPath(search: PoolSearch): string {
  return `/jobs-pool${stringifySearch({ ...search })}`;
}

/** The search in another country: its city stays behind, and a lowest pay, which is money of the place. */
export function searchIn(search: PoolSearch, country: string): PoolSearch {
  return { ...search, country, city: undefined, salary_min: undefined, salary_currency: undefined };
}

/** What the search asks, without the order that it is shown in and where the visitor came from. */
export function whatIsAsked({ pagename, sort, ...asked }: PoolSearch): PoolSearch {
  return asked;
}

/** The same search without the filters; place, titles and order stay. */
export function withoutFilters({ pagename, job_title, city, country, sort }: PoolSearch): PoolSearch {
  return { pagename, job_title, city, country, sort };
}

/** The values with one more, or without it where it was there. */
export function toggled<Value>(values: readonly Value[] | undefined, value: Value): Value[] | undefined {
  return filled(
    values?.includes(value) ? values.filter((kept) => kept !== value) : [...(values ?? []), value],
  );
}

function filled<Value>(values: Value[]): Value[] | undefined {
  return values.length > 0 ? values : undefined;
}
