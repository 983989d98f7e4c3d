import type { RefusedReason } from '#domain/refused.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Whom a rule counts: the client's address, the signed-in account, or what the caller names. */
type LimitSubject = 'ip' | 'account' | 'company' | 'named';

export interface LimitRule {
  per: LimitSubject;
  limit: number;
  windowSeconds: number;
  /**
   * What an attempt costs in the end, in tenths: many people share the address of a carrier, a university, a job fair,
   * and whoever mistyped a form has taken nothing. Whole until its call has answered.
   */
  tenths?: { done: number; refused: number };
}

/**
 * Every rate limit of the product (R1 to R9 of the security list), before the factor of the configuration.
 * `named` rules take their subject from the caller: an account's address, a code, a pair of company and candidate.
 */
export const limitRules = {
  sign_in_account: { per: 'named', limit: 10, windowSeconds: 15 * minute },
  /** Whoever goes on past the first limit waits longer each time: up to an hour, up to a day; never for good. */
  sign_in_account_hour: { per: 'named', limit: 20, windowSeconds: hour },
  sign_in_account_day: { per: 'named', limit: 50, windowSeconds: day },
  sign_in_ip: { per: 'ip', limit: 50, windowSeconds: 15 * minute, tenths: { done: 1, refused: 10 } },
  sign_in_link: { per: 'ip', limit: 20, windowSeconds: 15 * minute },
  /** The second step, and proofs by a factor before a change of one. */
  second_factor: { per: 'named', limit: 10, windowSeconds: 15 * minute },
  second_factor_day: { per: 'named', limit: 50, windowSeconds: day },
  /** Whose sign-in an address has: asked once for each that is typed. */
  company_way: { per: 'ip', limit: 120, windowSeconds: 15 * minute },
  /** Ways to the provider of a company, and back; a whole office shares its address. */
  company_entry: { per: 'ip', limit: 200, windowSeconds: 15 * minute },
  /** The same of candidates. */
  provider_entry: { per: 'ip', limit: 200, windowSeconds: 15 * minute },
  /** Each asks an address of somebody else's, in a thread. */
  calendar_check: { per: 'account', limit: 30, windowSeconds: hour },
  /** Of one company's directory, which tells of everybody when it begins. */
  directory: { per: 'named', limit: 3000, windowSeconds: 5 * minute },
  domain_check: { per: 'company', limit: 60, windowSeconds: hour },
  provider_check: { per: 'company', limit: 60, windowSeconds: hour },
  verify_link: { per: 'ip', limit: 30, windowSeconds: 15 * minute },
  password_change: { per: 'account', limit: 5, windowSeconds: 15 * minute },
  forgot_account: { per: 'named', limit: 3, windowSeconds: hour },
  forgot_ip: { per: 'ip', limit: 20, windowSeconds: hour },
  resend_account: { per: 'named', limit: 3, windowSeconds: hour },
  resend_ip: { per: 'ip', limit: 20, windowSeconds: hour },
  reset_code_ip: { per: 'ip', limit: 20, windowSeconds: hour },
  sign_up: { per: 'ip', limit: 60, windowSeconds: hour, tenths: { done: 10, refused: 1 } },
  email_check_minute: { per: 'ip', limit: 40, windowSeconds: minute },
  email_check: { per: 'ip', limit: 200, windowSeconds: hour },
  upload: { per: 'account', limit: 30, windowSeconds: 30 * minute },
  // A signup takes up to ten uploads, and many people share the address of a carrier.
  upload_ip: { per: 'ip', limit: 200, windowSeconds: 30 * minute },
  // A still comes with each saved video, which counts as an upload already.
  poster: { per: 'account', limit: 60, windowSeconds: 30 * minute },
  cv_view: { per: 'company', limit: 200, windowSeconds: day },
  /** While a CV is written, its preview is made anew: a few a second at most. */
  cv_pdf: { per: 'account', limit: 900, windowSeconds: 15 * minute },
  export: { per: 'account', limit: 10, windowSeconds: hour },
  invite: { per: 'company', limit: 100, windowSeconds: day },
  invite_candidate: { per: 'named', limit: 1, windowSeconds: day },
  update_request: { per: 'company', limit: 100, windowSeconds: day },
  update_request_candidate: { per: 'named', limit: 1, windowSeconds: day },
  profile_share: { per: 'account', limit: 30, windowSeconds: hour },
  contact_form: { per: 'ip', limit: 5, windowSeconds: hour, tenths: { done: 10, refused: 1 } },
  message: { per: 'account', limit: 300, windowSeconds: hour },
  conversation: { per: 'company', limit: 100, windowSeconds: day },
  conversation_report: { per: 'account', limit: 10, windowSeconds: day },
  application_note: { per: 'account', limit: 500, windowSeconds: day },
  /** Each is an email to somebody who has asked for none. */
  applicant_added: { per: 'company', limit: 50, windowSeconds: day },
  applicant_added_link: { per: 'ip', limit: 120, windowSeconds: 15 * minute },
  member_invitation: { per: 'company', limit: 30, windowSeconds: day },
  plan_request: { per: 'company', limit: 5, windowSeconds: day },
  feed: { per: 'ip', limit: 30, windowSeconds: hour },
  /** The links of invitations to interviews: opening and answering. */
  interview_link: { per: 'ip', limit: 120, windowSeconds: 15 * minute },
  job_alert: { per: 'ip', limit: 20, windowSeconds: hour, tenths: { done: 10, refused: 1 } },
  job_alert_address: { per: 'named', limit: 3, windowSeconds: hour },
  job_alert_link: { per: 'ip', limit: 120, windowSeconds: 15 * minute },
  unsubscribe: { per: 'ip', limit: 60, windowSeconds: 15 * minute },
  /** An administrator's looks at accounts: enough for a day at the desk, too few to copy everybody. */
  people_look: { per: 'account', limit: 300, windowSeconds: hour },
  report: { per: 'ip', limit: 10, windowSeconds: hour },
  /** Rooms of shared applications: entering; rating and commenting, which saves as one types. */
  share_visit: { per: 'ip', limit: 60, windowSeconds: 15 * minute },
  share_review: { per: 'ip', limit: 600, windowSeconds: 15 * minute },
  share_password_link: { per: 'named', limit: 60, windowSeconds: hour },
  share_password_ip: { per: 'named', limit: 5, windowSeconds: hour },
} as const satisfies Partial<Record<RefusedReason, LimitRule>>;

export type LimitName = keyof typeof limitRules;

/** Counted in memory, per process, so that a public page costs no statement for it (R6, R7). */
export const readRules = {
  anonymous: { limit: 3000, windowSeconds: 5 * minute },
  signedIn: { limit: 1500, windowSeconds: 5 * minute },
  /** Of an API key, in each process. */
  key: { limit: 600, windowSeconds: minute },
} as const;

/** Reads of visitors that the process answers at once for each core, unless `VISITOR_READS` says otherwise. */
export const visitorReadsPerCore = 32;
