import { z } from 'zod';

/** Every refusal that a call may answer with: status and text key, given once. */
export const refusals = {
  VALIDATION_FAILED: { status: 422, text: 'error_validation_failed' },
  BAD_REQUEST: { status: 400, text: 'error_bad_request' },
  NOT_SIGNED_IN: { status: 401, text: 'error_not_signed_in' },
  NOT_ALLOWED: { status: 403, text: 'error_not_allowed' },
  COMPANY_NOT_APPROVED: { status: 403, text: 'error_company_not_approved' },
  COMPANY_SUSPENDED: { status: 403, text: 'error_company_suspended' },
  COMPANY_CLOSED: { status: 403, text: 'error_company_closed' },
  COMPANY_DECLINED: { status: 403, text: 'error_company_declined' },
  TRIAL_ENDED: { status: 403, text: 'error_trial_ended' },
  FEATURE_OFF: { status: 403, text: 'error_feature_off' },
  PLAN_LIMIT: { status: 403, text: 'error_plan_limit' },
  PLAN_LIMIT_TOP: { status: 403, text: 'error_plan_limit_top' },
  LAST_SUPERADMIN: { status: 409, text: 'error_last_superadmin' },
  LAST_OWNER: { status: 409, text: 'error_last_owner' },
  FOREIGN_ORIGIN: { status: 403, text: 'error_foreign_origin' },
  EMAIL_NOT_VERIFIED: { status: 403, text: 'error_email_not_verified' },
  EMAIL_PENDING: { status: 403, text: 'error_email_pending' },
  ACCOUNT_SUSPENDED: { status: 403, text: 'error_account_suspended' },
  SESSION_SUSPENDED: { status: 401, text: 'error_account_suspended' },
  PASSKEY_REFUSED: { status: 422, text: 'error_passkey_refused' },
  LINK_EXPIRED: { status: 410, text: 'error_link_expired' },
  NOT_FOUND: { status: 404, text: 'error_not_found' },
  GONE: { status: 410, text: 'error_gone' },
  TOO_MANY_HIDDEN: { status: 409, text: 'error_too_many_hidden' },
  TOO_MANY_SAVED: { status: 409, text: 'error_too_many_saved' },
  TOO_MANY_CVS: { status: 409, text: 'error_too_many_cvs' },
  TOO_MANY_PINNED: { status: 409, text: 'error_too_many_pinned' },
  ALREADY_APPLIED: { status: 409, text: 'error_already_applied' },
  HIDDEN_FROM_COMPANY: { status: 409, text: 'error_hidden_from_company' },
  APPLICATION_WITHDRAWN: { status: 409, text: 'error_application_withdrawn' },
  WITHDRAWAL_STANDS: { status: 409, text: 'error_withdrawal_stands' },
  APPLICATION_DECIDED: { status: 409, text: 'error_application_decided' },
  INTERVIEW_NOT_COMPLETED: { status: 409, text: 'error_interview_not_completed' },
  NOT_CONFIRMED: { status: 409, text: 'error_not_confirmed' },
  BLIND_REVIEW: { status: 409, text: 'error_blind_review' },
  INTERVIEW_CLOSED: { status: 409, text: 'error_interview_closed' },
  SELECTION_CHANGED: { status: 409, text: 'error_selection_changed' },
  ALREADY_ASKED: { status: 409, text: 'error_already_asked' },
  REQUEST_ANSWERED: { status: 409, text: 'error_request_answered' },
  CONVERSATION_CLOSED: { status: 409, text: 'error_conversation_closed' },
  CONVERSATION_UNSEEN: { status: 409, text: 'error_conversation_unseen' },
  CONFLICT: { status: 409, text: 'error_conflict' },
  NOBODY_TO_WRITE_TO: { status: 409, text: 'error_nobody_to_write_to' },
  OPENING_HELD: { status: 409, text: 'error_opening_held' },
  QUESTIONS_LOCKED: { status: 409, text: 'error_questions_locked' },
  FILE_BROKEN: { status: 409, text: 'error_file_broken' },
  METHOD_NOT_ALLOWED: { status: 405, text: 'error_method_not_allowed' },
  TOO_SLOW: { status: 408, text: 'error_too_slow' },
  TOO_LARGE: { status: 413, text: 'error_too_large' },
  WRONG_TYPE: { status: 415, text: 'error_wrong_type' },
  ROOM_FULL: { status: 429, text: 'error_room_full' },
  TOO_MANY_REQUESTS: { status: 429, text: 'error_too_many_requests' },
  UNAVAILABLE: { status: 503, text: 'error_unavailable' },
  FILE_WAITING: { status: 503, text: 'error_file_waiting' },
  BUSY: { status: 503, text: 'error_busy' },
  INTERNAL: { status: 500, text: 'error_internal' },
} as const satisfies Record<string, { status: number; text: string }>;

export type RefusalCode = keyof typeof refusals;

/** The body of every refusal, and of every failure; what a refusal says beyond it stands beside these. */
export const refusalBody = z.looseObject({
  status: z.int(),
  success: z.literal(false),
  code: z.enum(Object.keys(refusals) as [RefusalCode, ...RefusalCode[]]),
  /** A sentence for the person, in the language of the request. */
  message: z.string(),
  /** Field → sentences. */
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** Seconds to wait after too many attempts. */
  retry_after: z.int().optional(),
  request_id: z.string(),
});
export type RefusalBody = z.infer<typeof refusalBody>;
