import type { Context, Contributors, Platform } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import type { App } from '#server/platform/http/app.ts';
import { mailPersonalData } from '#server/platform/mail-personal-data.ts';
import type { AnyTask } from '#server/platform/tasks.ts';
import { limitsPersonalData } from './admin/limits/personal-data.ts';
import { selectLiftedRanges } from './admin/limits/queries.ts';
import { applicationFigures } from './applications/figures/company-figures.ts';
import { applicationFileReader } from './applications/files/reader.ts';
import { listenForApplicationCounts, listenForClosedOpenings } from './applications/listeners.ts';
import { applicationsPersonalData } from './applications/personal-data.ts';
import { applicationsOfProfiles } from './applications/profile-contributor.ts';
import { applicationTasks } from './applications/tasks.ts';
import { exportRoute } from './candidates/export/routes.ts';
import { profileFileReader } from './candidates/file-reader.ts';
import { candidateListeners } from './candidates/listeners.ts';
import { candidatesPersonalData } from './candidates/personal-data.ts';
import { candidateSession } from './candidates/session.ts';
import { sharedVideoReader } from './candidates/video-introduction/sharing.ts';
import { companyDocumentReader } from './companies/file-readers.ts';
import { listenForCompanies } from './companies/listeners.ts';
import { companiesPersonalData } from './companies/personal-data.ts';
import { companySession } from './companies/session.ts';
import { companyTasks } from './companies/tasks.ts';
import { feedRoutes } from './content/feed-routes.ts';
import { redirectRoutes } from './content/redirect-routes.ts';
import { filesPersonalData } from './files/personal-data.ts';
import type { FileReader } from './files/policy.ts';
import { readRoutes } from './files/read-routes.ts';
import { fileTasks } from './files/tasks.ts';
import { uploadRoutes } from './files/upload-routes.ts';
import { identityPersonalData } from './identity/personal-data.ts';
import { identityTasks } from './identity/tasks.ts';
import { listenForEndedApplications } from './interviews/listeners.ts';
import { interviewsPersonalData } from './interviews/personal-data.ts';
import { calendarRoutes } from './interviews/routes.ts';
import { interviewTasks } from './interviews/tasks.ts';
import { openingFigures } from './job-openings/company-figures.ts';
import { listenForExpiry, listenForPublication } from './job-openings/listeners.ts';
import { jobOpeningsPersonalData } from './job-openings/personal-data.ts';
import { poolRoutes } from './job-openings/public/routes.ts';
import { openingTasks } from './job-openings/tasks.ts';
import { contactPersonalData } from './messaging/contact-personal-data.ts';

/** Background work of every module. */
export const taskDefinitions: AnyTask<Context>[] = [
  ...identityTasks,
  ...fileTasks,
  ...openingTasks,
  ...applicationTasks,
  ...interviewTasks,
  ...companyTasks,
];

/** Reactions of every module to the events of lower ones. */
export const listeners: ((events: Events<Context>) => void)[] = [
  listenForCompanies,
  candidateListeners,
  listenForPublication,
  listenForExpiry,
  listenForApplicationCounts,
  listenForClosedOpenings,
  listenForEndedApplications,
];

/** Who, besides owners and admins, reads which private files: the rules of the modules above `files`. */
const fileReaders: FileReader[] = [
  sharedVideoReader,
  applicationFileReader,
  companyDocumentReader,
  profileFileReader,
];

/** Routes that stream or are no calls: uploads, files, feeds. */
export const routes: ((app: App, platform: Platform) => void)[] = [
  poolRoutes,
  uploadRoutes,
  readRoutes(fileReaders),
  feedRoutes,
  redirectRoutes,
  calendarRoutes,
  exportRoute,
];

/** What higher modules answer where a lower one asks. */
export const contributors: Contributors = {
  /** For export and erasure; the highest module first, accounts last. */
  personalData: [
    limitsPersonalData,
    contactPersonalData,
    interviewsPersonalData,
    applicationsPersonalData,
    jobOpeningsPersonalData,
    candidatesPersonalData,
    companiesPersonalData,
    filesPersonalData,
    mailPersonalData,
    identityPersonalData,
  ],
  liftedRanges: [selectLiftedRanges],
  session: [companySession, candidateSession],
  companyFigures: [openingFigures, applicationFigures],
  profile: [applicationsOfProfiles],
};
