import { hiddenOpeningsProcedures } from '#server/modules/job-openings/hidden/procedures.ts';
import { announcementsProcedures } from './modules/admin/announcements/procedures.ts';
import { auditProcedures } from './modules/admin/audit/procedures.ts';
import { adminDashboardProcedures } from './modules/admin/dashboard/procedures.ts';
import { limitsProcedures } from './modules/admin/limits/procedures.ts';
import { adminOpeningsProcedures } from './modules/admin/openings/procedures.ts';
import { adminPeopleProcedures } from './modules/admin/people/procedures.ts';
import { setupHintsProcedures } from './modules/admin/setup/procedures.ts';
import { adminTeamProcedures } from './modules/admin/team/procedures.ts';
import { jobAlertsProcedures } from './modules/alerts/procedures.ts';
import { assessmentsProcedures } from './modules/applications/assessment/procedures.ts';
import { applicationBatchesProcedures } from './modules/applications/batches/procedures.ts';
import { applicationAdditionsProcedures } from './modules/applications/by-hand/procedures.ts';
import { applicationExportsProcedures } from './modules/applications/export/procedures.ts';
import { applicationsProcedures } from './modules/applications/procedures.ts';
import { questionAnswersProcedures } from './modules/applications/question/procedures.ts';
import { sharingProcedures } from './modules/applications/sharing/procedures.ts';
import { applicationStatisticsProcedures } from './modules/applications/statistics/procedures.ts';
import { videoAnswersProcedures } from './modules/applications/video-answers/procedures.ts';
import { applicationViewsProcedures } from './modules/applications/views/procedures.ts';
import { calendarsProcedures } from './modules/calendars/procedures.ts';
import { candidateSignInProcedures } from './modules/candidate-sign-in/procedures.ts';
import { candidatesProcedures } from './modules/candidates/procedures.ts';
import { videoIntroductionProcedures } from './modules/candidates/video-introduction/procedures.ts';
import { companyActivityProcedures } from './modules/companies/activity/procedures.ts';
import { companyAdministrationProcedures } from './modules/companies/administration/procedures.ts';
import { declineTemplatesProcedures } from './modules/companies/administration/template-procedures.ts';
import { careersPageProcedures } from './modules/companies/careers/procedures.ts';
import { apiKeysProcedures } from './modules/companies/keys/procedures.ts';
import { companyMembersProcedures } from './modules/companies/members/procedures.ts';
import { companiesProcedures } from './modules/companies/procedures.ts';
import { companySignInProcedures } from './modules/company-sign-in/procedures.ts';
import { articlesProcedures } from './modules/content/articles/procedures.ts';
import { questionsProcedures } from './modules/content/faq/procedures.ts';
import { contentProcedures } from './modules/content/procedures.ts';
import { referenceProcedures } from './modules/content/reference-procedures.ts';
import { siteProcedures } from './modules/content/site/procedures.ts';
import { cvsProcedures } from './modules/cvs/procedures.ts';
import { filesProcedures } from './modules/files/procedures.ts';
import { identityProcedures } from './modules/identity/procedures.ts';
import { retentionProcedures } from './modules/identity/retention-procedures.ts';
import { secondFactorProcedures } from './modules/identity/second-factor/procedures.ts';
import { importsProcedures } from './modules/imports/procedures.ts';
import { interviewsProcedures } from './modules/interviews/procedures.ts';
import { scorecardsProcedures } from './modules/interviews/scorecards/procedures.ts';
import { jobOpeningsProcedures } from './modules/job-openings/editing/procedures.ts';
import { jobPoolProcedures } from './modules/job-openings/public/procedures.ts';
import { openingReportsProcedures } from './modules/job-openings/reports/procedures.ts';
import { savedOpeningsProcedures } from './modules/job-openings/saved/procedures.ts';
import { openingTeamProcedures } from './modules/job-openings/team/procedures.ts';
import { jobTitlesProcedures } from './modules/job-openings/titles/procedures.ts';
import { openingTranslationsProcedures } from './modules/job-openings/translations/procedures.ts';
import { messagesProcedures } from './modules/messages/procedures.ts';
import { conversationReportsProcedures } from './modules/messages/reports/procedures.ts';
import { messageTemplatesProcedures } from './modules/messages/template-procedures.ts';
import { contactMessagesProcedures } from './modules/messaging/contact-procedures.ts';
import { notificationsProcedures } from './modules/notifications/procedures.ts';
import { plansProcedures } from './modules/plans/procedures.ts';
import { talentPoolProcedures } from './modules/talent-pool/procedures.ts';
import { webhooksProcedures } from './modules/webhooks/procedures.ts';
import { procedures } from './platform/procedures.ts';

/** Every call with its deed; a call of the contract without one is a type error. */
export const router = procedures.router({
  identity: identityProcedures,
  secondFactor: secondFactorProcedures,
  files: filesProcedures,
  plans: plansProcedures,
  companies: companiesProcedures,
  apiKeys: apiKeysProcedures,
  webhooks: webhooksProcedures,
  companySignIn: companySignInProcedures,
  candidateSignIn: candidateSignInProcedures,
  companyMembers: companyMembersProcedures,
  openingTeam: openingTeamProcedures,
  openingTranslations: openingTranslationsProcedures,
  companyActivity: companyActivityProcedures,
  companyAdministration: companyAdministrationProcedures,
  careersPage: careersPageProcedures,
  declineTemplates: declineTemplatesProcedures,
  jobPool: jobPoolProcedures,
  openingReports: openingReportsProcedures,
  cvs: cvsProcedures,
  hiddenOpenings: hiddenOpeningsProcedures,
  savedOpenings: savedOpeningsProcedures,
  videoIntroduction: videoIntroductionProcedures,
  assessments: assessmentsProcedures,
  questionAnswers: questionAnswersProcedures,
  videoAnswers: videoAnswersProcedures,
  contactMessages: contactMessagesProcedures,
  messages: messagesProcedures,
  messageTemplates: messageTemplatesProcedures,
  conversationReports: conversationReportsProcedures,
  content: contentProcedures,
  articles: articlesProcedures,
  questions: questionsProcedures,
  jobTitles: jobTitlesProcedures,
  site: siteProcedures,
  retention: retentionProcedures,
  reference: referenceProcedures,
  applications: applicationsProcedures,
  applicationAdditions: applicationAdditionsProcedures,
  applicationBatches: applicationBatchesProcedures,
  applicationViews: applicationViewsProcedures,
  sharing: sharingProcedures,
  applicationExports: applicationExportsProcedures,
  applicationStatistics: applicationStatisticsProcedures,
  imports: importsProcedures,
  interviews: interviewsProcedures,
  scorecards: scorecardsProcedures,
  calendars: calendarsProcedures,
  talentPool: talentPoolProcedures,
  jobOpenings: jobOpeningsProcedures,
  candidates: candidatesProcedures,
  adminDashboard: adminDashboardProcedures,
  adminTeam: adminTeamProcedures,
  adminPeople: adminPeopleProcedures,
  adminOpenings: adminOpeningsProcedures,
  announcements: announcementsProcedures,
  audit: auditProcedures,
  limits: limitsProcedures,
  setupHints: setupHintsProcedures,
  notifications: notificationsProcedures,
  jobAlerts: jobAlertsProcedures,
});
