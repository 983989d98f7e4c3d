import { eachPersonalData } from '#server/platform/each-personal-data.ts';
import { livePersonalData } from '#server/platform/live/personal-data.ts';
import { mailPersonalData } from '#server/platform/mail-personal-data.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { announcementsPersonalData } from './admin/announcements/personal-data.ts';
import { auditPersonalData } from './admin/audit/personal-data.ts';
import { limitsPersonalData } from './admin/limits/personal-data.ts';
import { setupPersonalData } from './admin/setup/personal-data.ts';
import { adminTeamPersonalData } from './admin/team/personal-data.ts';
import { alertsPersonalData } from './alerts/personal-data.ts';
import { applicationsPersonalData } from './applications/personal-data.ts';
import { calendarsPersonalData } from './calendars/personal-data.ts';
import { candidateSignInPersonalData } from './candidate-sign-in/personal-data.ts';
import { candidatesPersonalData } from './candidates/personal-data.ts';
import { companiesPersonalData } from './companies/personal-data.ts';
import { companySignInPersonalData } from './company-sign-in/personal-data.ts';
import { articlesPersonalData } from './content/articles/personal-data.ts';
import { sitePersonalData } from './content/site/personal-data.ts';
import { cvsPersonalData } from './cvs/personal-data.ts';
import { filesPersonalData } from './files/personal-data.ts';
import { identityPersonalData } from './identity/personal-data.ts';
import { importsPersonalData } from './imports/personal-data.ts';
import { interviewsPersonalData } from './interviews/personal-data.ts';
import { jobOpeningsPersonalData } from './job-openings/personal-data.ts';
import { messagesPersonalData } from './messages/personal-data.ts';
import { contactPersonalData } from './messaging/contact-personal-data.ts';
import { notificationsPersonalData } from './notifications/personal-data.ts';
import { talentPoolPersonalData } from './talent-pool/personal-data.ts';

/** For export and erasure; the highest module first, accounts last. */
export const personalData: PersonalData[] = [
  auditPersonalData,
  announcementsPersonalData,
  limitsPersonalData,
  setupPersonalData,
  adminTeamPersonalData,
  articlesPersonalData,
  sitePersonalData,
  messagesPersonalData,
  contactPersonalData,
  alertsPersonalData,
  talentPoolPersonalData,
  calendarsPersonalData,
  interviewsPersonalData,
  importsPersonalData,
  applicationsPersonalData,
  jobOpeningsPersonalData,
  cvsPersonalData,
  candidatesPersonalData,
  companySignInPersonalData,
  candidateSignInPersonalData,
  companiesPersonalData,
  filesPersonalData,
  livePersonalData,
  mailPersonalData,
  eachPersonalData,
  notificationsPersonalData,
  identityPersonalData,
];
