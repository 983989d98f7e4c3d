import { applicationsProcedures } from '#server/modules/applications/procedures.ts';
import { videoAnswersProcedures } from '#server/modules/applications/video-answers/procedures.ts';
import { candidatesProcedures } from '#server/modules/candidates/procedures.ts';
import { videoIntroductionProcedures } from '#server/modules/candidates/video-introduction/procedures.ts';
import { companyActivityProcedures } from '#server/modules/companies/activity-procedures.ts';
import { companyMembersProcedures } from '#server/modules/companies/member-procedures.ts';
import { companiesProcedures } from '#server/modules/companies/procedures.ts';
import { contentProcedures } from '#server/modules/content/procedures.ts';
import { referenceProcedures } from '#server/modules/content/reference-procedures.ts';
import { filesProcedures } from '#server/modules/files/procedures.ts';
import { identityProcedures } from '#server/modules/identity/procedures.ts';
import { jobOpeningsProcedures } from '#server/modules/job-openings/desk-procedures.ts';
import { jobPoolProcedures } from '#server/modules/job-openings/pool-procedures.ts';
import { openingReportsProcedures } from '#server/modules/job-openings/report-procedures.ts';
import { contactMessagesProcedures } from '#server/modules/messaging/contact-procedures.ts';
import { plansProcedures } from '#server/modules/plans/procedures.ts';
import { procedures } from '#server/platform/procedures.ts';

/** Every call with its deed; a call of the contract without one is a type error. */
export const router = procedures.router({
  identity: identityProcedures,
  files: filesProcedures,
  plans: plansProcedures,
  companies: companiesProcedures,
  companyMembers: companyMembersProcedures,
  companyActivity: companyActivityProcedures,
  jobPool: jobPoolProcedures,
  openingReports: openingReportsProcedures,
  videoIntroduction: videoIntroductionProcedures,
  videoAnswers: videoAnswersProcedures,
  contactMessages: contactMessagesProcedures,
  content: contentProcedures,
  reference: referenceProcedures,
  applications: applicationsProcedures,
  jobOpenings: jobOpeningsProcedures,
  candidates: candidatesProcedures,
});
