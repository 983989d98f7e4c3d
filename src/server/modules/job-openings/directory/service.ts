import type { CompanyDirectoryPage } from '#contract/company-directory.ts';
import { type CompanySearch, readCompanySearch } from '#domain/companies/directory.ts';
import { companyNameIn } from '#domain/shown-names.ts';
import { pictureAddress } from '#server/modules/files/service.ts';
import type { Context } from '#server/platform/context.ts';
import { countCompanies, selectCompanies } from './queries.ts';

/** A page of the approved companies that show something of themselves, and what each filter would find. */
export async function listCompanies(context: Context, search: CompanySearch): Promise<CompanyDirectoryPage> {
  const { reads, clock } = context;
  const now = clock.now();
  const [rows, { total, ...counts }] = await Promise.all([
    selectCompanies(reads, search, now),
    countCompanies(reads, search, now),
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
export async function countHiringCompanies({ reads, clock }: Context): Promise<number> {
  return (await countCompanies(reads, readCompanySearch({ hiring: true }), clock.now())).total;
}
