import { z } from 'zod';
import type { Context, Contributors, Platform } from '#server/platform/context.ts';
import { eachPersonalData } from '#server/platform/each-personal-data.ts';
import type { Events } from '#server/platform/events.ts';
import type { App } from '#server/platform/http/app.ts';
import { keptAnswersSealed } from '#server/platform/kept-answers.ts';
import { livePersonalData } from '#server/platform/live/personal-data.ts';
import { mailPersonalData } from '#server/platform/mail-personal-data.ts';
import { sealReadable } from '#server/platform/sealed-columns.ts';
import type { SealedColumn } from '#server/platform/sealed-text.ts';
import { type AnyTask, defineTask } from '#server/platform/tasks.ts';
import { announcementsPersonalData } from './admin/announcements/personal-data.ts';
import { announcementTasks } from './admin/announcements/tasks.ts';
import { auditPersonalData } from './admin/audit/personal-data.ts';
import { countSiteApplications } from './admin/dashboard/service.ts';
import { limitsPersonalData } from './admin/limits/personal-data.ts';
import { selectLiftedRanges } from './admin/limits/queries.ts';
import { setupPersonalData } from './admin/setup/personal-data.ts';
import { adminTeamPersonalData } from './admin/team/personal-data.ts';
import { listenForNews } from './alerts/listeners.ts';
import { alertsPersonalData } from './alerts/personal-data.ts';
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
import { applicationsPersonalData } from './applications/personal-data.ts';
import { applicationsOfProfiles } from './applications/profile-contributor.ts';
import { roomRoutes } from './applications/sharing/routes.ts';
import { applicationTasks } from './applications/tasks.ts';
import { candidateChoices } from './candidates/choices.ts';
import { exportRoute } from './candidates/export/routes.ts';
import { profileFileReader } from './candidates/file-reader.ts';
import { candidateListeners } from './candidates/listeners.ts';
import { candidatesPersonalData } from './candidates/personal-data.ts';
import { candidateSealedColumns } from './candidates/sealed.ts';
import { candidateSession } from './candidates/session.ts';
import { candidateTasks } from './candidates/tasks.ts';
import { sharedVideoReader } from './candidates/video-introduction/sharing.ts';
import { candidateWhatsapp } from './candidates/whatsapp.ts';
import { memberChoices } from './companies/choices.ts';
import { companyDocumentReader } from './companies/file-readers.ts';
import { listenForCompanies } from './companies/listeners.ts';
import { memberSealedColumns } from './companies/members/sealed.ts';
import { companiesPersonalData } from './companies/personal-data.ts';
import { companySession } from './companies/session.ts';
import { companyTasks } from './companies/tasks.ts';
import { listenForClosedSignIns } from './company-sign-in/listeners.ts';
import { findOwnWayOf } from './company-sign-in/own-ways.ts';
import { companySignInPersonalData } from './company-sign-in/personal-data.ts';
import { companySignInRoutes } from './company-sign-in/routes.ts';
import { signInSealedColumns } from './company-sign-in/sealed.ts';
import { companySignInTasks } from './company-sign-in/tasks.ts';
import { articlesPersonalData } from './content/articles/personal-data.ts';
import { feedRoutes } from './content/feed-routes.ts';
import { redirectRoutes } from './content/redirect-routes.ts';
import { sharedContentCalls } from './content/shared-calls.ts';
import { sitePersonalData } from './content/site/personal-data.ts';
import { cvsPersonalData } from './cvs/personal-data.ts';
import { setWrittenCv } from './cvs/written-cv.ts';
import { keptAssetRoutes } from './files/builds/routes.ts';
import { filesPersonalData } from './files/personal-data.ts';
import type { FileReader } from './files/policy.ts';
import { readRoutes } from './files/read-routes.ts';
import { fileTasks } from './files/tasks.ts';
import { uploadRoutes } from './files/upload-routes.ts';
import { identityPersonalData } from './identity/personal-data.ts';
import { signInRoutes } from './identity/routes.ts';
import { identityTasks } from './identity/tasks.ts';
import { interviewFigures } from './interviews/company-figures.ts';
import { listenForEndedApplications } from './interviews/listeners.ts';
import { interviewsPersonalData } from './interviews/personal-data.ts';
import { interviewRoutes } from './interviews/routes.ts';
import { interviewTasks } from './interviews/tasks.ts';
import { openingFigures } from './job-openings/company-figures.ts';
import { listenForClosedCompanies, listenForExpiry, listenForPublication } from './job-openings/listeners.ts';
import { jobOpeningsPersonalData } from './job-openings/personal-data.ts';
import { poolRoutes } from './job-openings/public/routes.ts';
import { sharedSearchCalls } from './job-openings/public/shared-calls.ts';
import { openingTasks } from './job-openings/tasks.ts';
import { listenForMembers } from './job-openings/team/listeners.ts';
import { requireOwnOpenings } from './job-openings/team/service.ts';
import { mcpRoutes } from './mcp/routes.ts';
import { messageFileReader } from './messages/file-reader.ts';
import { messagesPersonalData } from './messages/personal-data.ts';
import { messagesTasks } from './messages/tasks.ts';
import { contactPersonalData } from './messaging/contact-personal-data.ts';
import { contactSealedColumns } from './messaging/contact-sealed.ts';
import { notificationsPersonalData } from './notifications/personal-data.ts';
import { unsubscribeRoutes, whatsappRoutes } from './notifications/routes.ts';
import { notificationTasks } from './notifications/tasks.ts';
import { listenForProfiles } from './talent-pool/listeners.ts';
import { talentPoolPersonalData } from './talent-pool/personal-data.ts';
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
  ...interviewTasks,
  ...talentPoolTasks,
  ...messagesTasks,
  ...companyTasks,
  ...companySignInTasks,
  ...alertTasks,
  ...webhookTasks,
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
  listenForEndedApplications,
  listenForProfiles,
  listenForNews,
  listenForPrograms,
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
  exportRoute,
  mcpRoutes,
  signInRoutes,
  companySignInRoutes,
  unsubscribeRoutes,
  whatsappRoutes,
];

/** What higher modules answer where a lower one asks. */
export const contributors: Contributors = {
  /** For export and erasure; the highest module first, accounts last. */
  personalData: [
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
    interviewsPersonalData,
    applicationsPersonalData,
    jobOpeningsPersonalData,
    cvsPersonalData,
    candidatesPersonalData,
    companySignInPersonalData,
    companiesPersonalData,
    filesPersonalData,
    livePersonalData,
    mailPersonalData,
    eachPersonalData,
    notificationsPersonalData,
    identityPersonalData,
  ],
  liftedRanges: [selectLiftedRanges],
  session: [companySession, candidateSession],
  siteApplications: [countSiteApplications],
  companyFigures: [openingFigures, applicationFigures, interviewFigures],
  openingTitles: [requireOwnOpenings],
  profile: [applicationsOfProfiles, invitationsOfProfiles],
  ownWays: [findOwnWayOf],
  choices: [candidateChoices, memberChoices],
  outsiders: [alertOutsiders],
  whatsapp: [candidateWhatsapp],
  textSetters: [setWrittenCv],
  sharedCalls: new Map([...sharedSearchCalls, ...sharedContentCalls]),
};
