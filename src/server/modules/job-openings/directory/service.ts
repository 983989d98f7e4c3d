import type { CompanyDirectoryPage } from '#contract/company-directory.ts';
import { type CompanySearch, readCompanySearch } from '#domain/companies/directory.ts';
import { companyNameIn } from '#domain/shown-names.ts';
import { pictureAddress } from '#server/modules/files/service.ts';
import { cachedForAMinute } from '#server/modules/job-openings/public/minute-cache.ts';
import type { Context } from '#server/platform/context.ts';
import { countCompanies, type DirectoryCounts, selectCompanies } from './queries.ts';

/** Every company is looked at to count what filters would find: of many once a minute. */
const manyCompanies = 1000;
const countsOfSearches = cachedForAMinute<DirectoryCounts>({
  most: 500,
  isDear: ({ looked }) => looked >= manyCompanies,
});

/**
 * A page of the approved companies that show something of themselves, and what each filter would find; of a thousand
 * companies and more the counts are up to a minute old.
 */
export async function listCompanies(context: Context, search: CompanySearch): Promise<CompanyDirectoryPage> {
  const { reads, clock } = context;
  const now = clock.now();
  const [rows, { looked: _, total, ...counts }] = await Promise.all([
    selectCompanies(reads, search, now),
    countsOf(context, search),
  ]);
  const data = rows.map(({ name, nameAr, logoFileId, isVerified, answerRate, ...company }) => ({
    ...company,
    name: companyNameIn(context.locale, { name, name_ar: nameAr }),
    logo: pictureAddress(logoFileId),
    verified: isVerified,
    answer_rate: answerRate,
  }));
  return { total, data, counts };
}

/** How many companies the directory finds that have an Active opening. */
export async function countHiringCompanies(context: Context): Promise<number> {
  return (await countsOf(context, readCompanySearch({ hiring: true }))).total;
}

function countsOf(context: Context, { page: _page, order: _order, ...search }: CompanySearch) {
  const { reads, clock } = context;
  const counted = { ...search, page: 1, order: 'name' as const };
  return countsOfSearches(context, JSON.stringify(counted), () =>
    countCompanies(reads, counted, clock.now()),
  );
}
