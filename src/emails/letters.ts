import type { Letter } from './letter.ts';
import { accountDeleted } from './letters/account-deleted.tsx';
import { applicationNew } from './letters/application-new.tsx';
import { applicationReceived } from './letters/application-received.tsx';
import { applicationStatusChanged } from './letters/application-status-changed.tsx';
import { applicationsDaily } from './letters/applications-daily.tsx';
import { companyApproved } from './letters/company-approved.tsx';
import { companyDeclined } from './letters/company-declined.tsx';
import { companyRegistered } from './letters/company-registered.tsx';
import { companyVerified } from './letters/company-verified.tsx';
import { contactMessageReceived } from './letters/contact-message-received.tsx';
import { emailChangedNotice } from './letters/email-changed-notice.tsx';
import { interviewInvitation } from './letters/interview-invitation.tsx';
import { interviewSettled } from './letters/interview-settled.tsx';
import { interviewTeam } from './letters/interview-team.tsx';
import { memberInvitation } from './letters/member-invitation.tsx';
import { newDeviceSignIn } from './letters/new-device-sign-in.tsx';
import { openingClosedToApplicants } from './letters/opening-closed-to-applicants.tsx';
import { openingExpired } from './letters/opening-expired.tsx';
import { openingExpiring } from './letters/opening-expiring.tsx';
import { passwordChanged } from './letters/password-changed.tsx';
import { planRequested } from './letters/plan-requested.tsx';
import { resetCode } from './letters/reset-code.tsx';
import { signInLink } from './letters/sign-in-link.tsx';
import { trialEnded } from './letters/trial-ended.tsx';
import { trialEnding } from './letters/trial-ending.tsx';
import { verifyEmail } from './letters/verify-email.tsx';
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
  'application-received': applicationReceived,
  'application-new': applicationNew,
  'applications-daily': applicationsDaily,
  'application-status-changed': applicationStatusChanged,
  'company-registered': companyRegistered,
  'company-verified': companyVerified,
  'company-approved': companyApproved,
  'company-declined': companyDeclined,
  'trial-ending': trialEnding,
  'trial-ended': trialEnded,
  'opening-expiring': openingExpiring,
  'opening-expired': openingExpired,
  'opening-closed-to-applicants': openingClosedToApplicants,
  'interview-invitation': interviewInvitation,
  'interview-settled': interviewSettled,
  'interview-team': interviewTeam,
  'member-invitation': memberInvitation,
  'plan-requested': planRequested,
  'contact-message-received': contactMessageReceived,
  'account-deleted': accountDeleted,
} as const;

export type LetterKey = keyof typeof letters;

/** What the sender of that letter has to know. */
export type LetterData<Key extends LetterKey> =
  (typeof letters)[Key] extends Letter<infer Data> ? Data : never;

export function letterOf<Key extends LetterKey>(key: Key): Letter<LetterData<Key>> {
  return letters[key] as unknown as Letter<LetterData<Key>>; // The compiler can't follow a key into its own entry.
}
