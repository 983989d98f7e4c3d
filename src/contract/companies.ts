import { z } from 'zod';
import {
  approvalStatuses,
  companySorts,
  companyStatuses,
  declineReasonMaximum,
} from '#domain/companies/approval.ts';
import { companyListDefaults } from '#domain/companies/companies.ts';
import { companyFeatures } from '#domain/companies/features.ts';
import { companyAdministration, companyProfileUpdate, companyUserUpdate } from '#domain/companies/profile.ts';
import { companyRegistrationOn } from '#domain/companies/registration.ts';
import { reviewChecks } from '#domain/companies/review.ts';
import { deletion } from '#domain/identity/accounts.ts';
import { planMessageMaximum } from '#domain/plans.ts';
import { filterText } from '#domain/text/fields.ts';
import { optionalLongText, shortText } from '#domain/text/text.ts';
import { companyProfile, companyUser } from './company-profile.ts';
import { dayOfCall } from './day-of-call.ts';
import { done } from './done.ts';
import { call } from './route.ts';

const tag = 'Companies';

/** Which menu features are on. */
const companySettings = z.record(z.enum(companyFeatures), z.boolean());

const listItem = z.object({
  id: z.string(),
  user_id: z.string().nullable(),
  name: z.string(),
  logo: z.string().nullable(),
  email: z.string(),
  user_name: z.string(),
  user_email: z.string(),
  email_verified_at: z.string().nullable(),
  industry: z.string(),
  country: z.string(),
  package: z.string(),
  package_name: z.string(),
  approved_status: z.enum(companyStatuses),
  decline_reason: z.string().nullable(),
  /** A decision sends it back: it is refused once the company has changed or been decided. */
  version: z.number().int(),
  trial_expiry_days: z.number().nullable(),
  /** Declined or changed before, and sent again. */
  is_resubmitted: z.boolean(),
  submitted_at: z.string(),
  created_at: z.string(),
});
export type CompanyListItem = z.infer<typeof listItem>;

const page = z.object({
  data: z.array(listItem),
  current_page: z.number(),
  last_page: z.number(),
  total: z.number(),
  per_page: z.number(),
});

const count = (fallback: number, maximum: number) =>
  z.coerce.number().int().min(1).max(maximum).catch(fallback);

/** Filters of the company list: 10 a page, newest first. */
export const companyFilters = z.object({
  show: count(companyListDefaults.show, 100).optional(),
  page: count(companyListDefaults.page, 100_000).optional(),
  sort: z.enum(companySorts).catch(companyListDefaults.sort).optional(),
  pageCount: count(companyListDefaults.show, 100).optional(),
  searchkey: filterText(200).optional(),
  package: filterText(100).optional(),
  approved_status: z.enum(companyStatuses).optional().catch(undefined),
  employer_id: z.string().max(100).optional().catch(undefined),
});

const listed = page.extend({ status: z.literal(200), success: z.literal(true) });

/** Company registration, profile, documents, approval, plan and settings (specification 2, sections 3 to 9). */
export const companies = {
  create: call({
    method: 'POST',
    path: '/company/v1/create',
    policy: 'public',
    summary:
      'Registers a company, Pending until an administrator has read its documents, and opens a session.',
    tag,
    toast: 'refusals',
    transaction: 'own',
    limit: 'sign_up',
  })
    .input(companyRegistrationOn(dayOfCall))
    .output(
      z.object({
        success: z.literal(true),
        status: z.literal(200),
        message: z.string(),
        token: z.string(),
        company: z.object({
          id: z.string(),
          name: z.string(),
          email: z.string(),
          avatar: z.string().nullable(),
        }),
        user: companyProfile,
        cr_file: z.string().nullable(),
      }),
    ),
  update: call({
    method: 'PUT',
    path: '/users/1',
    policy: 'member-or-admin',
    summary: 'Changes the own name, phone and address (`data`), and the own company (`extra_data`).',
    tag,
    transaction: 'own',
  })
    .input(
      z.object({
        data: companyUserUpdate.optional(),
        extra_data: companyProfileUpdate.optional(),
        user_id: z.string().optional(),
        company_id: z.string().optional(),
      }),
    )
    .output(
      z.object({
        status: z.literal(200),
        success: z.literal(true),
        /** Whether the address changes: the new one has to be verified, and every session has ended. */
        email_changed: z.boolean(),
        /** Whether the change sent an approved company back to review. */
        under_review: z.boolean(),
        data: companyUser,
        extra_data: companyProfile.nullable(),
      }),
    ),
  dataUpdate: call({
    method: 'POST',
    path: '/company-data-update',
    policy: 'company-or-admin',
    summary:
      'Changes the own company; an administrator’s session names one, decides about it and sets its plan.',
    tag,
  })
    .input(
      z.intersection(
        companyProfileUpdate,
        z.object({
          id: z.string().optional(),
          user_id: z.string().optional(),
          company_id: z.string().optional(),
          adminLogin: z.union([z.boolean(), z.string(), z.number()]).optional(),
          approved_status: z.enum(approvalStatuses, { error: 'validation_option' }).optional(),
          decline_reason: optionalLongText(declineReasonMaximum),
          /** Checks of the review that were left open: named in the history, for administrators alone. */
          open_checks: z.array(z.enum(reviewChecks)).max(reviewChecks.length).optional(),
          ...companyAdministration.shape,
        }),
      ),
    )
    .output(done.extend({ data: z.object({ data: companyProfile }) })),
  submit: call({
    method: 'POST',
    path: '/company/submission',
    policy: 'company-owner',
    summary: 'Sends a declined company’s corrected documents to be read again.',
    tag,
  }).output(done.extend({ data: companyProfile })),
  close: call({
    method: 'POST',
    path: '/company/closing',
    policy: 'company-owner',
    summary:
      'Closes the own company for good after the password: openings close, applicants and interviews hear of it.',
    tag,
    toast: 'none',
    transaction: 'own',
  })
    .input(deletion)
    .output(done),
  deleteAccount: call({
    method: 'DELETE',
    path: '/company_account',
    policy: 'member',
    summary:
      'Deletes the own account of a member after the password; the last owner closes the company instead.',
    tag,
    toast: 'none',
    transaction: 'own',
  })
    .input(deletion)
    .output(done),
  deleteAccountByPost: call({
    method: 'POST',
    path: '/company_account/delete',
    policy: 'member',
    summary: 'The same for clients whose proxies drop the body of a DELETE.',
    tag,
    toast: 'none',
    transaction: 'own',
  })
    .input(deletion)
    .output(done),
  list: call({
    method: 'GET',
    path: '/company',
    policy: 'admin',
    summary: 'The companies, newest first, 10 a page.',
    tag,
  })
    .input(companyFilters)
    .output(listed.extend({ data: page })),
  companyList: call({
    method: 'GET',
    path: '/companyList',
    policy: 'admin',
    summary: 'The companies, or the one of an employer.',
    tag,
  })
    .input(companyFilters)
    .output(listed.extend({ data: page })),
  insertSettings: call({
    method: 'PUT',
    path: '/insert_settings',
    policy: 'admin',
    summary: 'Gives a company its settings, with every feature on; what it has stays.',
    tag,
    toast: 'none',
  })
    .input(z.object({ user_id: z.string().nullish(), company_id: z.string() }))
    .output(done.extend({ settings: companySettings })),
  updateSettings: call({
    method: 'PUT',
    path: '/update_settings',
    policy: 'admin',
    summary: 'Switches a menu feature of a company on or off.',
    tag,
  })
    .input(
      z.object({
        val: z.union([z.boolean(), z.number(), z.enum(['true', 'false', '0', '1'])]),
        user_id: z.string().nullish(),
        company_id: z.string(),
        type: z.enum(companyFeatures, { error: 'validation_option' }),
      }),
    )
    .output(done.extend({ settings: companySettings })),
  requestPlan: call({
    method: 'POST',
    path: '/plan_requests',
    policy: 'company-owner',
    summary: 'Asks the team for a plan, once the company is approved.',
    tag: 'Plans',
    toast: 'none',
    limit: 'plan_request',
  })
    .input(z.object({ plan: shortText(40), message: optionalLongText(planMessageMaximum) }))
    .output(done),
  ownPlanRequest: call({
    method: 'GET',
    path: '/plan_requests/latest',
    policy: 'company',
    summary: 'The plan that the company asked for last, until the team has set one.',
    tag: 'Plans',
  }).output(
    z.object({
      status: z.literal(200),
      data: z.object({ plan: z.string(), plan_name: z.string(), created_at: z.string() }).nullable(),
    }),
  ),
};
