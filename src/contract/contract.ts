import { applications } from './applications.ts';
import { candidates } from './candidates.ts';
import { companies } from './companies.ts';
import { companyActivity } from './company-activity.ts';
import { companyAdministration } from './company-administration.ts';
import { companyMembers } from './company-members.ts';
import { contactMessages } from './contact-messages.ts';
import { content } from './content.ts';
import { files } from './files.ts';
import { identity } from './identity.ts';
import { interviews } from './interviews.ts';
import { jobOpenings } from './job-openings.ts';
import { jobPool } from './job-pool.ts';
import { limits } from './limits.ts';
import { openingReports } from './opening-reports.ts';
import { plans } from './plans.ts';
import { reference } from './reference.ts';
import { videoAnswers } from './video-answers.ts';
import { videoIntroduction } from './video-introduction.ts';

/** The whole HTTP API as data: one file per module. */
export const contract = {
  identity,
  files,
  plans,
  companies,
  companyMembers,
  companyActivity,
  companyAdministration,
  jobPool,
  openingReports,
  videoIntroduction,
  videoAnswers,
  contactMessages,
  content,
  reference,
  applications,
  interviews,
  jobOpenings,
  candidates,
  limits,
};
export type Contract = typeof contract;
