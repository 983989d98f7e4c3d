import { genders } from '#domain/reference/genders.ts';
import { type Proficiency, proficiencies } from '#domain/reference/proficiency.ts';
import { type VisaOption, visaOptions } from '#domain/reference/visa-options.ts';
import { optionsOf, texts, wholeNumber } from '#domain/search-values.ts';

/** How many candidates a page of the pool has, unless told. */
export const poolPageSize = 12;
/** The limits that the screen offers (specification 2, section 9: Limit and Sort). */
export const poolPageSizes = [12, 24, 48] as const;
/** Pages past this one are empty: whoever needs more narrows the search. */
export const poolPageMaximum = 100;
/** Totals are counted up to here; above it stands "10,000+". */
export const poolCountMaximum = 10_000;
const listMaximum = 20;

/** Sorted by the last profile update, newest or oldest first, or by how much of an opening is met. */
const poolSorts = ['DESC', 'ASC', 'fit'] as const;
type PoolSort = (typeof poolSorts)[number];

/** The filters of the talent pool, all of them filled. */
export interface PoolSearch {
  pageSize: number;
  page: number;
  sort: PoolSort;
  /** A name or a profession. */
  text: string;
  /** Synonyms that were taken away. */
  without: string[];
  industries: string[];
  /** Of the current company. */
  employer: string;
  /** Desired jobs. */
  positions: string[];
  genders: string[];
  nationalities: string[];
  countries: string[];
  /** Continents, and `GCC`. */
  continents: string[];
  /** In years. */
  experienceMinimum: number | undefined;
  experienceMaximum: number | undefined;
  language: string;
  level: Proficiency;
  /** Profiles that were updated in the last so many days. */
  updatedDays: number | undefined;
  visas: VisaOption[];
  /** The longest notice in days. */
  noticeMaximum: number | undefined;
  /** The opening that "Meets 6 of 7" is about. */
  openingId: string;
}

type OneOrMany<Value> = Value | readonly Value[];

/** The filters as they stand in an address; a bad value counts as left out. */
export interface PoolSearchInput {
  show?: number | string | undefined;
  pageCount?: number | string | undefined;
  page?: number | string | undefined;
  sort?: string | undefined;
  search?: string | undefined;
  without?: OneOrMany<string> | undefined;
  industry?: OneOrMany<string> | undefined;
  employer?: string | undefined;
  position?: OneOrMany<string> | undefined;
  gender?: OneOrMany<string> | undefined;
  nationality?: OneOrMany<string> | undefined;
  country?: OneOrMany<string> | undefined;
  continent?: OneOrMany<string> | undefined;
  experience_min?: number | string | undefined;
  experience_max?: number | string | undefined;
  language?: string | undefined;
  level?: string | undefined;
  updated?: number | string | undefined;
  visa?: OneOrMany<string> | undefined;
  notice?: number | string | undefined;
  job_id?: string | undefined;
}

/** Reads the filters and never refuses: what makes no sense falls back to its default. */
export function readPoolSearch(input: Record<string, unknown>): PoolSearch {
  const size = wholeNumber(input.show, 1) ?? wholeNumber(input.pageCount, 1) ?? poolPageSize;
  const openingId = texts(input.job_id, 1)[0] ?? '';
  const sort = poolSorts.find((known) => known.toUpperCase() === String(input.sort).toUpperCase()) ?? 'DESC';
  return {
    pageSize: Math.min(size, 50),
    page: wholeNumber(input.page, 1) ?? 1,
    sort,
    text: texts(input.search, 1)[0] ?? '',
    without: texts(input.without, listMaximum),
    industries: texts(input.industry, listMaximum),
    employer: texts(input.employer, 1)[0] ?? '',
    positions: texts(input.position, 5),
    genders: optionsOf(input.gender, genders),
    nationalities: texts(input.nationality, listMaximum),
    countries: texts(input.country, listMaximum),
    continents: texts(input.continent, 8),
    experienceMinimum: wholeNumber(input.experience_min, 0, 60),
    experienceMaximum: wholeNumber(input.experience_max, 0, 60),
    language: texts(input.language, 1)[0] ?? '',
    level: optionsOf(input.level, proficiencies)[0] ?? proficiencies[0],
    updatedDays: wholeNumber(input.updated, 1, 3650),
    visas: optionsOf(input.visa, visaOptions),
    noticeMaximum: wholeNumber(input.notice, 0, 365),
    openingId,
  };
}
