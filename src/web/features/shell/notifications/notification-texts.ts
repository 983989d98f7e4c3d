import type { Notification } from '#contract/notifications.ts';
import { m } from '#texts/messages.js';

type Words = (facts: { title: string; company: string; name: string; count: number }) => string;

const interview: Readonly<Record<string, Words>> = {
  invited: m.notifications_interview_invited,
  offered: m.notifications_interview_offered,
  moved: m.notifications_interview_moved,
  confirmed: m.notifications_interview_confirmed,
  cancelled: m.notifications_interview_cancelled,
};

const team: Readonly<Record<string, Words>> = {
  scheduled: m.notifications_team_scheduled,
  moved: m.notifications_team_moved,
  confirmed: m.notifications_team_confirmed,
  declined: m.notifications_team_declined,
  proposed: m.notifications_team_proposed,
  cancelled: m.notifications_team_cancelled,
};

const answered: Readonly<Record<string, Words>> = {
  Accepted: m.notifications_request_accepted,
  Done: m.notifications_request_done,
};

const words: Readonly<Record<Notification['kind'], Words | undefined>> = {
  application_received: m.notifications_application_received,
  application_status: m.notifications_application_status,
  opening_closed: m.notifications_opening_closed,
  interview: undefined,
  interview_team: undefined,
  invitation: m.notifications_invitation,
  update_request: m.notifications_update_request,
  request_answered: undefined,
  message: m.notifications_message,
  mention: m.notifications_mention,
  profile_shared: m.notifications_profile_shared,
  openings_found: m.notifications_openings_found,
  jobs_for_you: m.notifications_jobs_for_you,
  saved_closing: m.notifications_saved_closing,
  profile_incomplete: m.notifications_profile_incomplete,
  cv_read: m.notifications_cv_read,
  file_broken: m.notifications_file_broken,
  pool_found: m.notifications_pool_found,
  opening_expiring: m.notifications_opening_expiring,
  opening_expired: m.notifications_opening_expired,
  opening_held: m.notifications_opening_held,
  opening_released: m.notifications_opening_released,
  company_approved: m.notifications_company_approved,
  company_declined: m.notifications_company_declined,
  company_suspended: m.notifications_company_suspended,
  company_restored: m.notifications_company_restored,
  videos_missing: m.notifications_videos_missing,
  company_waiting: m.notifications_company_waiting,
  plan_requested: m.notifications_plan_requested,
  opening_flagged: m.notifications_opening_flagged,
  conversation_reported: m.notifications_conversation_reported,
  contact_message: m.notifications_contact_message,
  task_failed: m.notifications_task_failed,
};

/** A notification as a sentence. A company that hides its name is "a company". */
export function notificationText({ kind, facts, count }: Notification): string {
  const { title = '', company = m.notifications_somebody(), deed = '', status = '' } = facts;
  const text =
    words[kind] ??
    {
      interview: interview[deed] ?? m.notifications_interview_moved,
      interview_team: team[deed] ?? m.notifications_team_moved,
      request_answered: answered[status] ?? m.notifications_request_declined,
    }[kind as 'interview'];
  return text({ title, company, name: facts.name ?? m.notifications_somebody(), count });
}
