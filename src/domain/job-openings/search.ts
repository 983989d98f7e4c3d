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
  /** QAR per month. */
  salaryMinimum: number | undefined;
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
    isRemote: ['1', 'true', 'on', 'yes'].includes(String(input.remote).toLowerCase()),
    postedDays: wholeNumber(input.posted, 1, 365),
  };
}
