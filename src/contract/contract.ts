import { adminDashboard } from './admin-dashboard.ts';
import { adminOpenings } from './admin-openings.ts';
import { adminPeople } from './admin-people.ts';
import { adminTeam } from './admin-team.ts';
import { announcements } from './announcements.ts';
import { apiKeys } from './api-keys.ts';
import { applicationAdditions } from './application-additions.ts';
import { applicationBatches } from './application-batches.ts';
import { applicationExports } from './application-exports.ts';
import { sharing } from './application-sharing.ts';
import { applicationStatistics } from './application-statistics.ts';
import { applicationViews } from './application-views.ts';
import { applications } from './applications.ts';
import { articles } from './articles.ts';
import { assessments } from './assessments.ts';
import { audit } from './audit.ts';
import { calendars } from './calendars.ts';
import { candidateSignIn } from './candidate-sign-in.ts';
import { candidates } from './candidates.ts';
import { careersPage } from './careers-page.ts';
import { companies } from './companies.ts';
import { companyActivity } from './company-activity.ts';
import { companyAdministration } from './company-administration.ts';
import { companyMembers } from './company-members.ts';
import { companySignIn } from './company-sign-in.ts';
import { contactMessages } from './contact-messages.ts';
import { content } from './content.ts';
import { conversationReports } from './conversation-reports.ts';
import { cvs } from './cvs.ts';
import { declineTemplates } from './decline-templates.ts';
import { files } from './files.ts';
import { hiddenOpenings } from './hidden-openings.ts';
import { identity } from './identity.ts';
import { imports } from './imports.ts';
import { interviews } from './interviews.ts';
import { jobAlerts } from './job-alerts.ts';
import { jobOpenings } from './job-openings.ts';
import { jobPool } from './job-pool.ts';
import { jobTitles } from './job-titles.ts';
import { limits } from './limits.ts';
import { messageTemplates } from './message-templates.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { openingReports } from './opening-reports.ts';
import { openingTeam } from './opening-team.ts';
import { openingTranslations } from './opening-translations.ts';
import { plans } from './plans.ts';
import { questionAnswers } from './question-answers.ts';
import { questions } from './questions.ts';
import { reference } from './reference.ts';
import { retention } from './retention.ts';
import { savedOpenings } from './saved-openings.ts';
import { scorecards } from './scorecards.ts';
import { secondFactor } from './second-factor.ts';
import { setupHints } from './setup-hints.ts';
import { site } from './site.ts';
import { talentPool } from './talent-pool.ts';
import { videoAnswers } from './video-answers.ts';
import { videoIntroduction } from './video-introduction.ts';
import { webhooks } from './webhooks.ts';

/** The whole HTTP API as data: one file per module. */
export const contract = {
  identity,
  secondFactor,
  apiKeys,
  webhooks,
  companySignIn,
  candidateSignIn,
  files,
  plans,
  companies,
  companyMembers,
  openingTeam,
  openingTranslations,
  companyActivity,
  companyAdministration,
  careersPage,
  declineTemplates,
  jobPool,
  openingReports,
  hiddenOpenings,
  savedOpenings,
  videoIntroduction,
  videoAnswers,
  contactMessages,
  messages,
  messageTemplates,
  conversationReports,
  content,
  articles,
  questions,
  jobTitles,
  site,
  retention,
  reference,
  applications,
  applicationViews,
  sharing,
  applicationExports,
  applicationStatistics,
  assessments,
  questionAnswers,
  applicationAdditions,
  applicationBatches,
  imports,
  interviews,
  scorecards,
  calendars,
  talentPool,
  jobOpenings,
  candidates,
  cvs,
  adminDashboard,
  adminTeam,
  adminPeople,
  adminOpenings,
  announcements,
  audit,
  limits,
  setupHints,
  notifications,
  jobAlerts,
};
export type Contract = typeof contract;
