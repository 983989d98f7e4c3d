import type { Topic } from './topics.ts';

/** Every kind of notification, with the topic under which it is switched off. */
export const notificationTopics = {
  application_received: 'applications',
  application_status: 'applications',
  opening_closed: 'applications',
  interview: 'interviews',
  interview_team: 'interviews',
  invitation: 'requests',
  update_request: 'requests',
  request_answered: 'requests',
  message: 'messages',
  mention: 'mentions',
  profile_shared: 'mentions',
  openings_found: 'job_alerts',
  jobs_for_you: 'new_jobs',
  saved_closing: 'job_updates',
  profile_incomplete: 'incomplete_profile',
  cv_read: 'incomplete_profile',
  file_broken: 'requests',
  pool_found: 'pool_searches',
  opening_expiring: 'openings',
  opening_expired: 'openings',
  opening_held: 'openings',
  opening_released: 'openings',
  company_approved: 'company',
  company_declined: 'company',
  company_suspended: 'company',
  company_restored: 'company',
  videos_missing: 'incomplete_interview',
  company_waiting: 'companies',
  plan_requested: 'companies',
  opening_flagged: 'reports',
  conversation_reported: 'reports',
  contact_message: 'contact',
  task_failed: 'tasks',
} as const satisfies Record<string, Topic>;
export type NotificationKind = keyof typeof notificationTopics;

export const notificationKinds = Object.keys(notificationTopics) as [NotificationKind, ...NotificationKind[]];

/**
 * What a notification names. It names no candidate: who hides later, is reviewed blind or is erased stands in no
 * company's list (specification of privacy in `security.md`, G3 and P8).
 */
export interface NotificationFacts {
  /** Of an opening. */
  title?: string | undefined;
  company?: string | undefined;
  /** Of a colleague, of a saved search, of whoever writes. */
  name?: string | undefined;
  status?: string | undefined;
  deed?: string | undefined;
}

/** A page of `/notifications`; so many of the newest stand in the bell. */
export const notificationsShown = 20;
export const notificationsInBell = 8;
/** Unread ones are counted up to here. */
export const unreadMaximum = 99;
