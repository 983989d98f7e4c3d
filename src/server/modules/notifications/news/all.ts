import type { NotificationKind } from '#domain/notifications/kinds.ts';
import { applicationReceived } from './application-received.ts';
import { applicationStatus } from './application-status.ts';
import { companyApprovedNews } from './company-approved.ts';
import { companyDeclinedNews } from './company-declined.ts';
import { companyRestoredNews } from './company-restored.ts';
import { companySuspendedNews } from './company-suspended.ts';
import { companyWaiting } from './company-waiting.ts';
import { contactMessage } from './contact-message.ts';
import { conversationReported } from './conversation-reported.ts';
import { jobsForYou } from './jobs-for-you.ts';
import { mention } from './mention.ts';
import { messageWaiting } from './message.ts';
import type { News } from './news.ts';
import { openingClosedNews } from './opening-closed.ts';
import { openingExpired } from './opening-expired.ts';
import { openingExpiring } from './opening-expiring.ts';
import { openingFlaggedNews } from './opening-flagged.ts';
import { openingHeld } from './opening-held.ts';
import { openingReleased } from './opening-released.ts';
import { openingsFound } from './openings-found.ts';
import { planRequested } from './plan-requested.ts';
import { poolFound } from './pool-found.ts';
import { invitation, updateRequest } from './pool-requests.ts';
import { profileIncomplete } from './profile-incomplete.ts';
import { profileShared } from './profile-shared.ts';
import { requestAnswered } from './request-answered.ts';
import { savedClosing } from './saved-closing.ts';
import { taskFailed } from './task-failed.ts';
import { videosMissing } from './videos-missing.ts';

const all: News[] = [
  applicationReceived,
  applicationStatus,
  contactMessage,
  conversationReported,
  mention,
  messageWaiting,
  openingClosedNews,
  openingFlaggedNews,
  poolFound,
  profileShared,
  requestAnswered,
  videosMissing,
  invitation,
  updateRequest,
  companyApprovedNews,
  companyDeclinedNews,
  companyRestoredNews,
  companySuspendedNews,
  companyWaiting,
  jobsForYou,
  openingExpired,
  openingExpiring,
  openingHeld,
  openingReleased,
  openingsFound,
  planRequested,
  profileIncomplete,
  savedClosing,
  taskFailed,
];

/** The kind of news with that name. */
export function newsOf(kind: NotificationKind): News | undefined {
  return all.find((news) => news.kind === kind);
}
