import type { CompanySort, CompanyStatus } from '#domain/companies/approval.ts';
import { companyListDefaults } from '#domain/companies/companies.ts';
import { trialOf } from '#server/modules/companies/present.ts';
import { selectCompanyId } from '#server/modules/companies/queries.ts';
import { picturePath } from '#server/modules/files/service.ts';
import type { Context } from '#server/platform/context.ts';
import { selectCompanyPage } from './list-queries.ts';

export interface ListInput {
  show?: number;
  page?: number;
  sort?: CompanySort;
  pageCount?: number;
  searchkey?: string;
  package?: string;
  approved_status?: CompanyStatus;
  employer_id?: string;
}

/** A page of the companies for administrators: 10 a page, newest first, unless told otherwise. */
export async function listCompanies(context: Context, input: ListInput) {
  const perPage = input.show ?? input.pageCount ?? companyListDefaults.show;
  const page = input.page ?? companyListDefaults.page;
  const companyId = input.employer_id
    ? ((await selectCompanyId(context.db, input.employer_id)) ?? nobody)
    : undefined;
  const { rows, total } = await selectCompanyPage(context.db, {
    searchkey: input.searchkey?.trim() || undefined,
    plan: input.package?.trim() || undefined,
    approvedStatus: input.approved_status,
    companyId,
    sort: input.sort ?? companyListDefaults.sort,
    offset: (page - 1) * perPage,
    limit: perPage,
  });
  const now = context.clock.now();
  const data = rows.map(({ company, planName, owner }) => ({
    id: company.id,
    user_id: owner?.id ?? null,
    name: company.name,
    logo: picturePath(company.logoFileId),
    email: company.email,
    user_name: owner?.name ?? '',
    user_email: owner?.email ?? '',
    email_verified_at: owner?.emailVerifiedAt?.toISOString() ?? null,
    industry: company.industry,
    country: company.country,
    package: company.planId,
    package_name: planName,
    approved_status: company.approvedStatus,
    decline_reason: company.declineReason,
    version: company.version,
    trial_expiry_days: trialOf(company, now).trial_expiry_days,
    is_resubmitted: company.approvedStatus === 'Pending' && company.submittedAt > company.createdAt,
    submitted_at: company.submittedAt.toISOString(),
    created_at: company.createdAt.toISOString(),
  }));
  const figures = {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    total,
    per_page: perPage,
  };
  return { data, ...figures };
}

/** An id that no company has. */
const nobody = '00000000-0000-0000-0000-000000000000';
