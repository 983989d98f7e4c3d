import { optionsOf, texts, wholeNumber } from '#domain/search-values.ts';

/** Companies on one page of the directory. */
export const companiesShown = 24;
/** Pages past this one are empty: whoever needs more narrows the search. */
export const companyPagesMaximum = 100;

/** Most openings first, by name, or the newest first. */
export const companyOrders = ['openings', 'name', 'newest'] as const;
export type CompanyOrder = (typeof companyOrders)[number];

/** The filters of the directory of companies, all of them filled. */
export interface CompanySearch {
  /** Words of the name; empty for every one. */
  text: string;
  /** Empty for every one. */
  industry: string;
  country: string;
  city: string;
  hasOpenings: boolean;
  order: CompanyOrder;
  page: number;
}

/** The filters as they stand in an address; a bad value counts as left out. */
export interface CompanySearchInput {
  search?: string;
  industry?: string;
  country?: string;
  city?: string;
  hiring?: boolean | number | string;
  sort?: string;
  page?: number | string;
}

/** Reads the filters and never refuses: what makes no sense falls back to its default. */
export function readCompanySearch(input: Record<string, unknown>): CompanySearch {
  const one = (value: unknown) => texts(value, 1)[0] ?? '';
  return {
    text: one(input.search),
    industry: one(input.industry),
    country: one(input.country),
    city: one(input.city),
    hasOpenings: ['1', 'true', 'on', 'yes'].includes(String(input.hiring).toLowerCase()),
    order: optionsOf(input.sort, companyOrders)[0] ?? 'openings',
    page: wholeNumber(input.page, 1) ?? 1,
  };
}
