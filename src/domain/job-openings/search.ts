import { optionsOf, texts, wholeNumber } from '#domain/search-values.ts';
import {
  type EmploymentType,
  type ExperienceLevel,
  employmentTypes,
  experienceLevels,
} from './job-openings.ts';

/** Jobs pool (specification, section 9): page size 12, sort DESC, default country Qatar. */
export const searchPageSize = 12;
const searchPageSizeMaximum = 50;
/** Pages past this one are empty: whoever needs more narrows the search. */
export const searchPageMaximum = 100;
const searchTitlesMaximum = 5;
export const defaultSearchCountry = 'Qatar';
/** Asked for instead of a country: the openings of all of them, whatever their city. */
export const everyCountry = 'all';

/** The filters of the public search, all of them filled. */
export interface OpeningSearch {
  pageSize: number;
  page: number;
  sort: 'DESC' | 'ASC';
  /** By its English name, or `everyCountry`. */
  country: string;
  /** Empty for the whole country, and for every one. */
  city: string;
  titles: string[];
  employmentTypes: EmploymentType[];
  experienceLevels: ExperienceLevel[];
  /** Per month, in `salaryCurrency`; pay in another currency is not compared. */
  salaryMinimum: number | undefined;
  /** Undefined is the currency of the country, with every country QAR. */
  salaryCurrency: string | undefined;
  /** Only openings that say their pay. */
  isPaid: boolean;
  isRemote: boolean;
  /** Published in the last so many days. */
  postedDays: number | undefined;
}

type OneOrMany<Value> = Value | readonly Value[];

/** The filters as they stand in an address; a bad value counts as left out. */
export interface OpeningSearchInput {
  show?: number | string;
  pageCount?: number | string;
  page?: number | string;
  sort?: string;
  country?: string;
  city?: string;
  job_title?: OneOrMany<string>;
  employment_type?: OneOrMany<string>;
  experience_level?: OneOrMany<string>;
  salary_min?: number | string;
  salary_currency?: string;
  pay_published?: boolean | number | string;
  remote?: boolean | number | string;
  posted?: number | string;
}

/** Reads the filters and never refuses: what makes no sense falls back to its default. */
export function readOpeningSearch(input: Record<string, unknown>): OpeningSearch {
  const country = texts(input.country, 1)[0] ?? defaultSearchCountry;
  const size = wholeNumber(input.show, 1) ?? wholeNumber(input.pageCount, 1) ?? searchPageSize;
  return {
    pageSize: Math.min(size, searchPageSizeMaximum),
    page: wholeNumber(input.page, 1) ?? 1,
    sort: String(input.sort).toUpperCase() === 'ASC' ? 'ASC' : 'DESC',
    country,
    city: country === everyCountry ? '' : (texts(input.city, 1)[0] ?? ''),
    titles: texts(input.job_title, searchTitlesMaximum),
    employmentTypes: optionsOf(input.employment_type, employmentTypes),
    experienceLevels: optionsOf(input.experience_level, experienceLevels),
    salaryMinimum: wholeNumber(input.salary_min, 1, 100_000_000),
    salaryCurrency: currencyCode(input.salary_currency),
    isPaid: isYes(input.pay_published),
    isRemote: isYes(input.remote),
    postedDays: wholeNumber(input.posted, 1, 365),
  };
}

function isYes(value: unknown): boolean {
  return ['1', 'true', 'on', 'yes'].includes(String(value).toLowerCase());
}

/** Three capitals; one that nobody pays in finds nothing. */
function currencyCode(value: unknown): string | undefined {
  const code = texts(value, 1)[0];
  return code && /^[A-Z]{3}$/.test(code) ? code : undefined;
}
