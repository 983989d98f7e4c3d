import { z } from 'zod';
import type { Context, Contributors, Platform } from '#server/platform/context.ts';
import type { Events } from '#server/platform/events.ts';
import type { App } from '#server/platform/http/app.ts';
import { keptAnswersSealed } from '#server/platform/kept-answers.ts';
import { sealReadable } from '#server/platform/sealed-columns.ts';
import type { SealedColumn } from '#server/platform/sealed-text.ts';
import { type AnyTask, defineTask } from '#server/platform/tasks.ts';
import { announcementTasks } from './admin/announcements/tasks.ts';
import { countSiteApplications } from './admin/dashboard/service.ts';
import { selectLiftedRanges } from './admin/limits/queries.ts';
import { listenForNews } from './alerts/listeners.ts';
import { alertTasks } from './alerts/tasks.ts';
import { alertOutsiders } from './alerts/unsubscribing.ts';
import { additionRoutes } from './applications/by-hand/routes.ts';
import { exportFileReader } from './applications/export/reader.ts';
import { applicationFigures } from './applications/figures/company-figures.ts';
import { applicationFileReader } from './applications/files/reader.ts';
import {
  listenForApplicationCounts,
  listenForClosedOpenings,
  listenForFits,
  listenForReplies,
} from './applications/listeners.ts';
import { applicationsOfProfiles } from './applications/profile-contributor.ts';
import { roomRoutes } from './applications/sharing/routes.ts';
import { applicationTasks } from './applications/tasks.ts';
import { busyByCalendars } from './calendars/busy-contributor.ts';
import { listenForClosedCalendars, listenForInterviews } from './calendars/listeners.ts';
import { calendarSealedColumns } from './calendars/sealed.ts';
import { calendarTasks } from './calendars/tasks.ts';
import { candidateSignInRoutes } from './candidate-sign-in/routes.ts';
import { candidateSignInTasks } from './candidate-sign-in/tasks.ts';
import { candidateChoices } from './candidates/choices.ts';
import { exportRoute } from './candidates/export/routes.ts';
import { profileFileReader } from './candidates/file-reader.ts';
import { candidateListeners } from './candidates/listeners.ts';
import { candidateSealedColumns } from './candidates/sealed.ts';
import { candidateSession } from './candidates/session.ts';
import { candidateTasks } from './candidates/tasks.ts';
import { sharedVideoReader } from './candidates/video-introduction/sharing.ts';
import { candidateWhatsapp } from './candidates/whatsapp.ts';
import { listCareersHosts } from './companies/careers/hosts.ts';
import { memberChoices } from './companies/choices.ts';
import { companyDocumentReader } from './companies/file-readers.ts';
import { listenForCompanies } from './companies/listeners.ts';
import { memberSealedColumns } from './companies/members/sealed.ts';
import { companySession } from './companies/session.ts';
import { companyTasks } from './companies/tasks.ts';
import { directoryRoutes } from './company-sign-in/directory/routes.ts';
import { listenForClosedSignIns } from './company-sign-in/listeners.ts';
import { findOwnWayOf } from './company-sign-in/own-ways.ts';
import { companySignInRoutes } from './company-sign-in/routes.ts';
import { signInSealedColumns } from './company-sign-in/sealed.ts';
import { companySignInTasks } from './company-sign-in/tasks.ts';
import { feedRoutes } from './content/feed-routes.ts';
import { redirectRoutes } from './content/redirect-routes.ts';
import { listenForPages } from './content/search-notices/listeners.ts';
import { searchNoticeTasks } from './content/search-notices/tasks.ts';
import { sharedContentCalls } from './content/shared-calls.ts';
import { setWrittenCv } from './cvs/written-cv.ts';
import { keptAssetRoutes } from './files/builds/routes.ts';
import type { FileReader } from './files/policy.ts';
import { readRoutes } from './files/read-routes.ts';
import { fileTasks } from './files/tasks.ts';
import { uploadRoutes } from './files/upload-routes.ts';
import { readDigitsOf } from './identity/language-service.ts';
import { signInRoutes } from './identity/routes.ts';
import { identityTasks } from './identity/tasks.ts';
import { listenForDeclined } from './imports/listeners.ts';
import { importRoutes } from './imports/routes.ts';
import { importTasks } from './imports/tasks.ts';
import { interviewFigures } from './interviews/company-figures.ts';
import { listenForEndedApplications } from './interviews/listeners.ts';
import { interviewRoutes } from './interviews/routes.ts';
import { interviewTasks } from './interviews/tasks.ts';
import { openingFigures } from './job-openings/company-figures.ts';
import { listenForClosedCompanies, listenForExpiry, listenForPublication } from './job-openings/listeners.ts';
import { poolRoutes } from './job-openings/public/routes.ts';
import { sharedSearchCalls } from './job-openings/public/shared-calls.ts';
import { openingTasks } from './job-openings/tasks.ts';
import { listenForMembers } from './job-openings/team/listeners.ts';
import { requireOwnOpenings } from './job-openings/team/service.ts';
import { mcpRoutes } from './mcp/routes.ts';
import { messageFileReader } from './messages/file-reader.ts';
import { messagesTasks } from './messages/tasks.ts';
import { contactSealedColumns } from './messaging/contact-sealed.ts';
import { unsubscribeRoutes, whatsappRoutes } from './notifications/routes.ts';
import { notificationTasks } from './notifications/tasks.ts';
import { personalData } from './personal-data.ts';
import { listenForProfiles } from './talent-pool/listeners.ts';
import { invitationsOfProfiles } from './talent-pool/profile-contributor.ts';
import { talentPoolTasks } from './talent-pool/tasks.ts';
import { listenForPrograms } from './webhooks/listeners.ts';
import { webhookSealedColumns } from './webhooks/sealed.ts';
import { webhookTasks } from './webhooks/tasks.ts';

/** Secrets that have to be read again: the start sees to it that each is sealed, and with the key that counts. */
export const sealedColumns: SealedColumn[] = [
  { table: 'totp_factors', key: 'account_id', secret: 'secret', about: 'account_id' },
  { table: 'admin_invitations', key: 'id', secret: 'totp_secret', about: 'email' },
  ...candidateSealedColumns,
  ...memberSealedColumns,
  ...contactSealedColumns,
  ...webhookSealedColumns,
  ...signInSealedColumns,
  ...calendarSealedColumns,
  keptAnswersSealed,
];

/** What an earlier version wrote, and an older process beside this one still writes. */
export const sealTheReadable = defineTask({
  name: 'platform.seal-readable',
  payload: z.object({}),
  schedule: '48 2 * * *',
  runsOutsideTransaction: true,
  run: (context: Context) => sealReadable(context, sealedColumns),
});

/** Background work of every module. */
export const taskDefinitions: AnyTask<Context>[] = [
  ...identityTasks,
  ...notificationTasks,
  ...fileTasks,
  ...candidateTasks,
  ...openingTasks,
  ...applicationTasks,
  ...importTasks,
  ...interviewTasks,
  ...calendarTasks,
  ...talentPoolTasks,
  ...messagesTasks,
  ...companyTasks,
  ...companySignInTasks,
  ...candidateSignInTasks,
  ...alertTasks,
  ...webhookTasks,
  ...searchNoticeTasks,
  ...announcementTasks,
  sealTheReadable,
];

/** Reactions of every module to the events of lower ones. */
export const listeners: ((events: Events<Context>) => void)[] = [
  listenForCompanies,
  listenForClosedSignIns,
  candidateListeners,
  listenForPublication,
  listenForExpiry,
  listenForClosedCompanies,
  listenForMembers,
  listenForApplicationCounts,
  listenForClosedOpenings,
  listenForReplies,
  listenForFits,
  listenForDeclined,
  listenForEndedApplications,
  listenForClosedCalendars,
  listenForInterviews,
  listenForProfiles,
  listenForNews,
  listenForPrograms,
  listenForPages,
];

/** Who, besides owners and admins, reads which private files: the rules of the modules above `files`. */
const fileReaders: FileReader[] = [
  sharedVideoReader,
  applicationFileReader,
  exportFileReader,
  companyDocumentReader,
  profileFileReader,
  messageFileReader,
];

/** Routes that stream or are no calls: uploads, files, feeds. */
export const routes: ((app: App, platform: Platform) => void)[] = [
  poolRoutes,
  uploadRoutes,
  readRoutes(fileReaders),
  keptAssetRoutes,
  feedRoutes,
  redirectRoutes,
  interviewRoutes,
  roomRoutes,
  additionRoutes,
  importRoutes,
  exportRoute,
  mcpRoutes,
  signInRoutes,
  companySignInRoutes,
  candidateSignInRoutes,
  directoryRoutes,
  unsubscribeRoutes,
  whatsappRoutes,
];

/** What higher modules answer where a lower one asks. */
export const contributors: Contributors = {
  personalData,
  liftedRanges: [selectLiftedRanges],
  digitsOf: readDigitsOf,
  session: [companySession, candidateSession],
  siteApplications: [countSiteApplications],
  companyFigures: [openingFigures, applicationFigures, interviewFigures],
  openingTitles: [requireOwnOpenings],
  busy: [busyByCalendars],
  profile: [applicationsOfProfiles, invitationsOfProfiles],
  ownWays: [findOwnWayOf],
  choices: [candidateChoices, memberChoices],
  outsiders: [alertOutsiders],
  whatsapp: [candidateWhatsapp],
  textSetters: [setWrittenCv],
  ownHosts: listCareersHosts,
  sharedCalls: new Map([...sharedSearchCalls, ...sharedContentCalls]),
};
