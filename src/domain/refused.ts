/**
 * Why requests are turned away before anything is done for them: past a limit, which is named, or by a guard. The
 * administrators' screen counts by these.
 */
export const refusedReasons = [
  'sign_in_account',
  'sign_in_account_hour',
  'sign_in_account_day',
  'sign_in_ip',
  'sign_in_link',
  'second_factor',
  'second_factor_day',
  'company_way',
  'company_entry',
  'provider_entry',
  'directory',
  'domain_check',
  'provider_check',
  'calendar_check',
  'verify_link',
  'password_change',
  'forgot_account',
  'forgot_ip',
  'resend_account',
  'resend_ip',
  'reset_code_ip',
  'sign_up',
  'email_check_minute',
  'email_check',
  'upload',
  'upload_ip',
  'poster',
  'cv_view',
  'export',
  'cv_pdf',
  'invite',
  'invite_candidate',
  'update_request',
  'update_request_candidate',
  'profile_share',
  'contact_form',
  'message',
  'conversation',
  'conversation_report',
  'application_note',
  'applicant_added',
  'applicant_added_link',
  'member_invitation',
  'plan_request',
  'feed',
  'interview_link',
  'unsubscribe',
  'job_alert',
  'job_alert_address',
  'job_alert_link',
  'people_look',
  'report',
  'share_visit',
  'share_review',
  'share_password_link',
  'share_password_ip',
  'read_visitor',
  'read_account',
  'busy',
  'foreign_origin',
  'too_large',
  'too_slow',
  'unavailable',
] as const;
export type RefusedReason = (typeof refusedReasons)[number];

/** Days for which the counts are kept. */
export const refusedKeptDays = 14;

/** Whether a text is one of the reasons. */
export function isRefusedReason(text: string): text is RefusedReason {
  return (refusedReasons as readonly string[]).includes(text);
}
