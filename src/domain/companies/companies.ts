import { defaultDialCode } from '#domain/phones.ts';
import { defaultSlots } from '#domain/plans.ts';
import { defaultEmployeeCount } from '#domain/reference/employee-counts.ts';
import { defaultIndustry } from '#domain/reference/industries.ts';
import { defaultTimeZone } from '#domain/time.ts';

/** Documents of a company. */
export const companyDocuments = [
  'Commercial registration',
  'Trade license',
  'Computer card',
  'Company profile',
  'QID of the authorized representative',
] as const;
export type CompanyDocument = (typeof companyDocuments)[number];

/** What a new company starts with (specification, section 3). */
export const companyDefaults = {
  industry: defaultIndustry,
  country: 'Qatar',
  number_of_employee: defaultEmployeeCount,
  dial_code: defaultDialCode,
  timezone: defaultTimeZone,
  profile_visibility: true,
  email_accept: false,
  email_reject: false,
  email_sortlisted: false,
  email_interview: false,
  approved_status: 'Pending',
  type: 1,
  ...defaultSlots,
} as const;

/** The company list: 10 a page, newest first. */
export const companyListDefaults = { show: 10, sort: 'DESC', page: 1 } as const;

/** What a visitor relies on when a company shows as checked: changing one of these sends it back to review. */
export const reviewedFields = [
  'name',
  'name_ar',
  'cr_number',
  'cr_expiry_number',
  'cr_file',
  'documents',
  'website',
] as const;
export type ReviewedField = (typeof reviewedFields)[number];

/** Whether a change of an approved company's profile sends it back to Pending (its openings hide meanwhile). */
export function needsReview(before: Record<string, unknown>, after: Record<string, unknown>): boolean {
  return reviewedFields.some(
    (field) => field in after && significant(field, before) !== significant(field, after),
  );
}

function significant(field: (typeof reviewedFields)[number], company: Record<string, unknown>): string {
  const value = company[field] ?? '';
  if (field === 'website' && typeof value === 'string') {
    return (URL.parse(value)?.hostname ?? value).replace(/^www\./, '');
  }
  return typeof value === 'string' ? value.normalize('NFC').trim() : JSON.stringify(value);
}
