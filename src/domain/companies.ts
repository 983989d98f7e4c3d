import { defaultDialCode } from './phones.ts';
import { defaultSlots } from './plans.ts';
import { defaultEmployeeCount } from './reference/employee-counts.ts';
import { defaultIndustry } from './reference/industries.ts';
import { defaultTimeZone } from './time.ts';

/** Approval of a company (specification, section 4); labels: `referenceKey('approval_status', status)`. */
export const approvalStatuses = ['Pending', 'Approved', 'Declined'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

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

const transitions: Record<ApprovalStatus, Partial<Record<ApprovalStatus, 'administrator' | 'company'>>> = {
  Pending: { Approved: 'administrator', Declined: 'administrator' },
  Approved: { Declined: 'administrator', Pending: 'company' },
  Declined: { Approved: 'administrator', Pending: 'company' },
};

/**
 * Whether the status may change so. Administrators decide; the company's own acts (corrected documents,
 * a changed name) only ever lead back to Pending.
 */
export function canChangeApproval(
  from: ApprovalStatus,
  to: ApprovalStatus,
  by: 'administrator' | 'company',
): boolean {
  return transitions[from][to] === by;
}

export const declineReasonMaximum = 1000;

/** What a decision about a company breaks: declining needs a reason, and only listed changes exist. */
export function decisionProblem(
  from: ApprovalStatus,
  to: ApprovalStatus,
  reason: string | null | undefined,
): 'validation_decline_reason_required' | 'validation_approval_change' | undefined {
  if (to === 'Declined' && !reason?.trim()) return 'validation_decline_reason_required';
  return canChangeApproval(from, to, 'administrator') ? undefined : 'validation_approval_change';
}

/** What a visitor relies on when a company shows as checked: changing one of these sends it back to review. */
export const reviewedFields = [
  'name',
  'cr_number',
  'cr_expiry_number',
  'cr_file',
  'documents',
  'website',
] as const;

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
