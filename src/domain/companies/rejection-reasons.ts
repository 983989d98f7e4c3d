/** Why a company rejects, for itself; its letter may have words for each. */
export const rejectionReasons = [
  'experience',
  'qualification',
  'eligibility',
  'salary',
  'interview',
  'position filled',
  'other',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** A company adds reasons of its own to these, in its own words. */
export const ownReasonsMaximum = 20;
export const rejectionReasonMaximum = 60;
