/** Approval of a company (specification, section 4); labels: `referenceKey('approval_status', status)`. */
export const approvalStatuses = ['Pending', 'Approved', 'Declined'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

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
