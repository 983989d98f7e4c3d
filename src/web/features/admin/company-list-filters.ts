import {
  type CompanySort,
  type CompanyStatus,
  companySorts,
  companyStatuses,
} from '#domain/companies/approval.ts';
import { one, pageOf } from '#web/search-params.ts';

/** Filters of the company list in the address (specification 2, section 3): ten a page unless told. */
export interface CompanyListFilters {
  searchkey?: string;
  approved_status?: CompanyStatus;
  /** Without one, those that wait first. */
  sort?: CompanySort;
  page?: number;
  /** Rows of a page; `pageCount` is another word for it. */
  show?: number;
  pageCount?: number;
  package?: string;
  employer_id?: string;
}

/** Whatever is no such filter narrows nothing. */
export function companyListFilters(search: Record<string, unknown>): CompanyListFilters {
  return {
    searchkey: one(search.searchkey),
    approved_status: companyStatuses.find((status) => status === one(search.approved_status)),
    sort: companySorts.find((sort) => sort === one(search.sort)),
    page: pageOf(search.page),
    show: rowsOf(search.show),
    pageCount: rowsOf(search.pageCount),
    package: one(search.package)?.slice(0, 100),
    employer_id: one(search.employer_id)?.slice(0, 100),
  };
}

function rowsOf(value: unknown): number | undefined {
  const rows = typeof value === 'number' ? value : Number(one(value));
  return Number.isInteger(rows) && rows >= 1 && rows <= 100 ? rows : undefined;
}
