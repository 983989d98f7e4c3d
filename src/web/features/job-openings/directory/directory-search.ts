import { type CompanyOrder, readCompanySearch } from '#domain/companies/directory.ts';
import { stringifySearch } from '#web/search-params.ts';

/** The filters of `/companies` as they stand in its address; what is left out has its default. */
export interface DirectorySearch {
  search?: string;
  industry?: string;
  country?: string;
  city?: string;
  hiring?: '1';
  sort?: CompanyOrder;
  page?: number;
}

/** Reads the address and never refuses: what makes no sense counts as left out. */
export function readDirectorySearch(search: Record<string, unknown>): DirectorySearch {
  const { text, industry, country, city, hasOpenings, order, page } = readCompanySearch(search);
  return {
    search: text || undefined,
    industry: industry || undefined,
    country: country || undefined,
    city: city || undefined,
    hiring: hasOpenings ? '1' : undefined,
    sort: order === 'openings' ? undefined : order,
    page: page > 1 ? page : undefined,
  };
}

/** `/companies?industry=Construction`, without the language. */
function directoryPath(search: DirectorySearch): string {
  return `/companies${stringifySearch({ ...search })}`;
}

/** What another address would show again: the words that were typed and the order make no page of their own. */
export function canonicalPath({ industry, country, city, page }: DirectorySearch): string {
  return directoryPath({ industry, country, city, page });
}
