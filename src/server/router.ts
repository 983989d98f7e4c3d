import { limitsProcedures } from './modules/admin/limits/procedures.ts';
import { applicationsProcedures } from './modules/applications/procedures.ts';
import { videoAnswersProcedures } from './modules/applications/video-answers/procedures.ts';
import { candidatesProcedures } from './modules/candidates/procedures.ts';
import { videoIntroductionProcedures } from './modules/candidates/video-introduction/procedures.ts';
import { companyActivityProcedures } from './modules/companies/activity/procedures.ts';
import { companyAdministrationProcedures } from './modules/companies/administration/procedures.ts';
import { companyMembersProcedures } from './modules/companies/members/procedures.ts';
import { companiesProcedures } from './modules/companies/procedures.ts';
import { contentProcedures } from './modules/content/procedures.ts';
import { referenceProcedures } from './modules/content/reference-procedures.ts';
import { filesProcedures } from './modules/files/procedures.ts';
import { identityProcedures } from './modules/identity/procedures.ts';
import { interviewsProcedures } from './modules/interviews/procedures.ts';
import { jobOpeningsProcedures } from './modules/job-openings/editing/procedures.ts';
import { jobPoolProcedures } from './modules/job-openings/public/procedures.ts';
import { openingReportsProcedures } from './modules/job-openings/reports/procedures.ts';
import { contactMessagesProcedures } from './modules/messaging/contact-procedures.ts';
import { plansProcedures } from './modules/plans/procedures.ts';
import { procedures } from './platform/procedures.ts';

/** Every call with its deed; a call of the contract without one is a type error. */
export const router = procedures.router({
  identity: identityProcedures,
  files: filesProcedures,
  plans: plansProcedures,
  companies: companiesProcedures,
  companyMembers: companyMembersProcedures,
  companyActivity: companyActivityProcedures,
  companyAdministration: companyAdministrationProcedures,
  jobPool: jobPoolProcedures,
  openingReports: openingReportsProcedures,
  videoIntroduction: videoIntroductionProcedures,
  videoAnswers: videoAnswersProcedures,
  contactMessages: contactMessagesProcedures,
  content: contentProcedures,
  reference: referenceProcedures,
  applications: applicationsProcedures,
  interviews: interviewsProcedures,
  jobOpenings: jobOpeningsProcedures,
  candidates: candidatesProcedures,
  limits: limitsProcedures,
});
