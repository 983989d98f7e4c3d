/** Approval of a company (specification, section 4); labels: `referenceKey('approval_status', status)`. */
export const approvalStatuses = ['Pending', 'Approved', 'Declined'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/**
 * Where a company stands: the three of its approval, stopped by an administrator until that is lifted, or closed for
 * good.
 */
export const companyStatuses = [...approvalStatuses, 'Suspended', 'Closed'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

const transitions: Record<CompanyStatus, Partial<Record<ApprovalStatus, 'administrator' | 'company'>>> = {
  Pending: { Approved: 'administrator', Declined: 'administrator' },
  Approved: { Declined: 'administrator', Pending: 'company' },
  Declined: { Approved: 'administrator', Pending: 'company' },
  // Lifting a suspension is no approval: it has a call of its own.
  Suspended: { Declined: 'administrator' },
  Closed: {},
};

/**
 * Whether the status may change so. Administrators decide; the company's own acts (corrected documents,
 * a changed name) only ever lead back to Pending.
 */
export function canChangeApproval(
  from: CompanyStatus,
  to: ApprovalStatus,
  by: 'administrator' | 'company',
): boolean {
  return transitions[from][to] === by;
}

/** Orders of the company list: oldest, newest, or those that wait first (the longest first). */
export const companySorts = ['ASC', 'DESC', 'WAITING'] as const;
export type CompanySort = (typeof companySorts)[number];

/** How long an approval can be taken back before the company is told. */
export const approvalUndoSeconds = 60;

export const declineReasonMaximum = 1000;

/** What a decision about a company breaks: declining needs a reason, and only listed changes exist. */
export function decisionProblem(
  from: CompanyStatus,
  to: ApprovalStatus,
  reason: string | null | undefined,
): 'validation_decline_reason_required' | 'validation_approval_change' | undefined {
  if (to === 'Declined' && !reason?.trim()) return 'validation_decline_reason_required';
  return canChangeApproval(from, to, 'administrator') ? undefined : 'validation_approval_change';
}
