import type { Topic } from '#domain/notifications/topics.ts';
import type { Letter } from './letter.ts';
import { accountDeleted } from './letters/account-deleted.tsx';
import { accountInactive } from './letters/account-inactive.tsx';
import { accountRestored } from './letters/account-restored.tsx';
import { accountSuspended } from './letters/account-suspended.tsx';
import { additionAsked } from './letters/addition-asked.tsx';
import { adminInvitation } from './letters/admin-invitation.tsx';
import { announcement } from './letters/announcement.tsx';
import { applicationNew } from './letters/application-new.tsx';
import { applicationReceived } from './letters/application-received.tsx';
import { applicationStatusChanged } from './letters/application-status-changed.tsx';
import { applicationsDaily } from './letters/applications-daily.tsx';
import { careersDomainConnected } from './letters/careers-domain-connected.tsx';
import { careersDomainLost } from './letters/careers-domain-lost.tsx';
import { companyApproved } from './letters/company-approved.tsx';
import { companyClosed } from './letters/company-closed.tsx';
import { companyDeclined } from './letters/company-declined.tsx';
import { companyRegistered } from './letters/company-registered.tsx';
import { companyRestored } from './letters/company-restored.tsx';
import { companySuspended } from './letters/company-suspended.tsx';
import { companyVerified } from './letters/company-verified.tsx';
import { companyWrites } from './letters/company-writes.tsx';
import { contactMessageAnswered } from './letters/contact-message-answered.tsx';
import { contactMessageReceived } from './letters/contact-message-received.tsx';
import { domainLost } from './letters/domain-lost.tsx';
import { emailChangedNotice } from './letters/email-changed-notice.tsx';
import { exportReady } from './letters/export-ready.tsx';
import { interviewInvitation } from './letters/interview-invitation.tsx';
import { interviewSettled } from './letters/interview-settled.tsx';
import { interviewTeam } from './letters/interview-team.tsx';
import { jobAlert } from './letters/job-alert.tsx';
import { jobAlertConfirm } from './letters/job-alert-confirm.tsx';
import { jobsForYou } from './letters/jobs-for-you.tsx';
import { memberInvitation } from './letters/member-invitation.tsx';
import { messageWaiting } from './letters/message-waiting.tsx';
import { newDeviceSignIn } from './letters/new-device-sign-in.tsx';
import { noteMention } from './letters/note-mention.tsx';
import { openingClosedToApplicants } from './letters/opening-closed-to-applicants.tsx';
import { openingExpired } from './letters/opening-expired.tsx';
import { openingExpiring } from './letters/opening-expiring.tsx';
import { openingHeld } from './letters/opening-held.tsx';
import { openingReleased } from './letters/opening-released.tsx';
import { passwordChanged } from './letters/password-changed.tsx';
import { planRequested } from './letters/plan-requested.tsx';
import { poolAnswer } from './letters/pool-answer.tsx';
import { poolProfile } from './letters/pool-profile.tsx';
import { poolRequest } from './letters/pool-request.tsx';
import { poolSearchFound } from './letters/pool-search-found.tsx';
import { profileIncomplete } from './letters/profile-incomplete.tsx';
import { repliesDue } from './letters/replies-due.tsx';
import { resetCode } from './letters/reset-code.tsx';
import { savedOpeningClosing } from './letters/saved-opening-closing.tsx';
import { secondFactorChanged } from './letters/second-factor-changed.tsx';
import { secondFactorLost } from './letters/second-factor-lost.tsx';
import { signInByCompany } from './letters/sign-in-by-company.tsx';
import { signInLink } from './letters/sign-in-link.tsx';
import { trialEnded } from './letters/trial-ended.tsx';
import { trialEnding } from './letters/trial-ending.tsx';
import { verifyEmail } from './letters/verify-email.tsx';
import { videoAnswersMissing } from './letters/video-answers-missing.tsx';
import { webhookEnded } from './letters/webhook-ended.tsx';
import { welcomeCandidate } from './letters/welcome-candidate.tsx';

/** Every letter that the product writes. */
export const letters = {
  'verify-email': verifyEmail,
  'welcome-candidate': welcomeCandidate,
  'reset-code': resetCode,
  'password-changed': passwordChanged,
  'email-changed-notice': emailChangedNotice,
  'new-device-sign-in': newDeviceSignIn,
  'sign-in-link': signInLink,
  'sign-in-by-company': signInByCompany,
  'second-factor-changed': secondFactorChanged,
  'second-factor-lost': secondFactorLost,
  'application-received': applicationReceived,
  'addition-asked': additionAsked,
  'application-new': applicationNew,
  'applications-daily': applicationsDaily,
  'application-status-changed': applicationStatusChanged,
  'export-ready': exportReady,
  'note-mention': noteMention,
  'message-waiting': messageWaiting,
  'company-writes': companyWrites,
  'replies-due': repliesDue,
  'video-answers-missing': videoAnswersMissing,
  'company-registered': companyRegistered,
  'company-verified': companyVerified,
  'company-approved': companyApproved,
  'company-declined': companyDeclined,
  'company-suspended': companySuspended,
  'webhook-ended': webhookEnded,
  'careers-domain-connected': careersDomainConnected,
  'careers-domain-lost': careersDomainLost,
  'domain-lost': domainLost,
  'company-restored': companyRestored,
  'company-closed': companyClosed,
  'trial-ending': trialEnding,
  'trial-ended': trialEnded,
  'opening-expiring': openingExpiring,
  'opening-expired': openingExpired,
  'opening-held': openingHeld,
  'opening-released': openingReleased,
  'opening-closed-to-applicants': openingClosedToApplicants,
  'interview-invitation': interviewInvitation,
  'interview-settled': interviewSettled,
  'interview-team': interviewTeam,
  'pool-request': poolRequest,
  'pool-answer': poolAnswer,
  'pool-profile': poolProfile,
  'pool-search-found': poolSearchFound,
  'member-invitation': memberInvitation,
  'admin-invitation': adminInvitation,
  announcement,
  'plan-requested': planRequested,
  'contact-message-received': contactMessageReceived,
  'contact-message-answered': contactMessageAnswered,
  'job-alert-confirm': jobAlertConfirm,
  'job-alert': jobAlert,
  'jobs-for-you': jobsForYou,
  'saved-opening-closing': savedOpeningClosing,
  'profile-incomplete': profileIncomplete,
  'account-inactive': accountInactive,
  'account-suspended': accountSuspended,
  'account-restored': accountRestored,
  'account-deleted': accountDeleted,
} as const;

export type LetterKey = keyof typeof letters;

/** What the sender of that letter has to know. */
export type LetterData<Key extends LetterKey> =
  (typeof letters)[Key] extends Letter<infer Data> ? Data : never;

export function letterOf<Key extends LetterKey>(key: Key): Letter<LetterData<Key>> {
  return letters[key] as unknown as Letter<LetterData<Key>>; // The compiler can't follow a key into its own entry.
}

/** What a letter is about that can be declined; undefined for a service letter, which concerns the account itself. */
export function topicOf(key: LetterKey): Topic | undefined {
  return letterOf(key).topic;
}
