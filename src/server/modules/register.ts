import type { Context, Platform } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import type { App } from '#server/platform/http/app.ts';
import { mailPersonalData } from '#server/platform/mail-personal-data.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import type { AnyTask } from '#server/platform/tasks.ts';
import { listenForApplicationFigures } from './applications/company-figures.ts';
import { listenForApplicationCounts, listenForClosedOpenings } from './applications/listeners.ts';
import { applicationsPersonalData } from './applications/personal-data.ts';
import { applicationsOfProfiles } from './applications/profile-listeners.ts';
import { applicationFileReader } from './applications/readers.ts';
import { applicationTasks } from './applications/tasks.ts';
import { exportRoute } from './candidates/export-route.ts';
import { profileFileReader } from './candidates/file-reader.ts';
import { candidateListeners } from './candidates/listeners.ts';
import { candidatesPersonalData } from './candidates/personal-data.ts';
import { sharedVideoReader } from './candidates/video-introduction/sharing.ts';
import { companyDocumentReader } from './companies/file-readers.ts';
import { listenForCompanies } from './companies/listeners.ts';
import { companiesPersonalData } from './companies/personal-data.ts';
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
import { listenForOpeningFigures } from './job-openings/company-figures.ts';
import { listenForExpiry, listenForPublication } from './job-openings/listeners.ts';
import { jobOpeningsPersonalData } from './job-openings/personal-data.ts';
import { poolRoutes } from './job-openings/pool-routes.ts';
import { openingTasks } from './job-openings/tasks.ts';
import { contactPersonalData } from './messaging/contact-personal-data.ts';

/** Background work of every module. */
export const taskDefinitions: AnyTask<Context>[] = [
  ...identityTasks,
  ...fileTasks,
  ...openingTasks,
  ...applicationTasks,
  ...companyTasks,
];

/** Reactions of every module to the events of lower ones. */
export const listeners: ((events: Events<Context>) => void)[] = [
  listenForCompanies,
  candidateListeners,
  listenForPublication,
  listenForExpiry,
  listenForOpeningFigures,
  listenForApplicationFigures,
  listenForApplicationCounts,
  applicationsOfProfiles,
  listenForClosedOpenings,
];

/** Who, besides owners and admins, reads which private files: the rules of the modules above `files`. */
export const fileReaders: FileReader[] = [
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
  exportRoute,
];

/** What each module knows of a person, for export and erasure; the highest module first, accounts last. */
export const personalData: PersonalData[] = [
  contactPersonalData,
  applicationsPersonalData,
  jobOpeningsPersonalData,
  candidatesPersonalData,
  companiesPersonalData,
  filesPersonalData,
  mailPersonalData,
  identityPersonalData,
];
