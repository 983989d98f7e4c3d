import { userTypes } from '#domain/identity/people.ts';
import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireOwn } from './own.ts';
import { readDetails } from './profile/details.ts';
import { readProfile } from './profile/reading.ts';
import { updateProfile } from './profile/update.ts';
import { addCvDownload } from './queries.ts';
import { removeCandidate } from './removal/service.ts';
import {
  hideFromCompany,
  readSettings,
  renewShareLink,
  searchCompanies,
  setVisibility,
  showToCompany,
} from './settings/service.ts';
import { signUpCandidate } from './signup/service.ts';
import { listViews } from './views/list-service.ts';

const { candidates } = procedures;

export const candidatesProcedures = candidates.router({
  signUp: candidates.signUp.handler(async ({ context, input }) => {
    const { account, token } = await signUpCandidate(context, input);
    const user = { id: account.id, name: account.name, email: account.email };
    return { ...done, token, user_type: userTypes.candidate, user, data: { user, token } };
  }),
  profile: candidates.profile.handler(async ({ context, input }) => {
    const profile = await readProfile(context, input);
    return { status: 200, data: { ...profile, data: profile } };
  }),
  details: candidates.details.handler(async ({ context }) => ({
    status: 200,
    data: await readDetails(context, context.actor.accountId),
  })),
  update: candidates.update.handler(async ({ context, input }) => {
    const { isEmailChanged } = await updateProfile(context, input);
    const data = await readDetails(context, context.actor.accountId);
    return { ...done, data, email_changed: isEmailChanged };
  }),
  remove: candidates.remove.handler(async ({ context, input }) => {
    await removeCandidate(context, input);
    return done;
  }),
  removeByPost: candidates.removeByPost.handler(async ({ context, input }) => {
    await removeCandidate(context, input);
    return done;
  }),
  countCv: candidates.countCv.handler(async ({ context, input }) => {
    const candidateId = requireOwn(context, '1', input?.user_id);
    return { ...done, data: { cv_downloads: await addCvDownload(context.db, candidateId) } };
  }),
  views: candidates.views.handler(async ({ context, input }) => ({
    status: 200,
    data: await listViews(context, input?.page),
  })),
  settings: candidates.settings.handler(async ({ context }) => ({
    status: 200,
    data: await readSettings(context),
  })),
  setVisibility: candidates.setVisibility.handler(async ({ context, input }) => {
    await setVisibility(context, input);
    return { ...done, data: await readDetails(context, context.actor.accountId) };
  }),
  renewShareLink: candidates.renewShareLink.handler(async ({ context }) => {
    await renewShareLink(context);
    return { ...done, data: await readDetails(context, context.actor.accountId) };
  }),
  findCompanies: candidates.findCompanies.handler(async ({ context, input }) => ({
    status: 200,
    data: await searchCompanies(context, input.name),
  })),
  hideFromCompany: candidates.hideFromCompany.handler(async ({ context, input }) => ({
    ...done,
    data: await hideFromCompany(context, input.company_id),
  })),
  showToCompany: candidates.showToCompany.handler(async ({ context, input }) => ({
    ...done,
    data: await showToCompany(context, input.company_id),
  })),
  exportData: candidates.exportData.handler(() => {
    // The archive is streamed at `export-route.ts`; only other transports come by here.
    throw new Refusal('WRONG_TYPE');
  }),
});
