import type { z } from 'zod';
import type { companyFilters } from '#contract/companies.ts';
import { picturePath } from '#server/modules/files/service.ts';
import { findAccount } from '#server/modules/identity/service.ts';
import type { AdminActor, MemberActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { translate } from '#server/platform/texts.ts';
import { listCompanies } from './approval/list-service.ts';
import { administerCompany, changeOwnCompany, submitAgain } from './approval/service.ts';
import { closeOwnCompany, deleteOwnAccount } from './closing/service.ts';
import { selectMember } from './members/queries.ts';
import { openMemberPhone } from './members/sealed.ts';
import { readPlanRequest, requestPlan } from './plan/service.ts';
import { presentSettings } from './present.ts';
import { updateOwn } from './profile/service.ts';
import { registerCompany } from './registration/service.ts';
import { describeCompany, describeToMember, getCompany } from './service.ts';
import { insertSettings, updateSettings } from './settings/service.ts';

const { companies } = procedures;

export const companiesProcedures = companies.router({
  create: companies.create.handler(async ({ context, input }) => {
    const { account, company, token } = await registerCompany(context, input);
    const profile = await describeCompany(context, company);
    return {
      ...done,
      message: translate('companies_registered', {}, context.locale),
      token,
      company: { id: account.id, name: account.name, email: account.email, avatar: null },
      user: profile,
      cr_file: profile.cr_file,
    };
  }),
  update: companies.update.handler(async ({ context, input }) => {
    const { isEmailChanged, isUnderReview } = await updateOwn(context, input);
    return {
      ...done,
      email_changed: isEmailChanged,
      under_review: isUnderReview,
      ...(await readOwn(context)),
    };
  }),
  dataUpdate: companies.dataUpdate.handler(async ({ context, input }) => {
    const { actor } = context;
    const company =
      actor.role === 'company'
        ? await changeOwnCompany(context, actor, input)
        : await administerCompany(context, input);
    return { ...done, data: { data: await describeCompany(context, company) } };
  }),
  submit: companies.submit.handler(async ({ context }) => ({
    ...done,
    data: await describeCompany(context, await submitAgain(context)),
  })),
  close: companies.close.handler(async ({ context, input }) => {
    await closeOwnCompany(context, input);
    return done;
  }),
  deleteAccount: companies.deleteAccount.handler(async ({ context, input }) => {
    await deleteOwnAccount(context, input);
    return done;
  }),
  deleteAccountByPost: companies.deleteAccountByPost.handler(async ({ context, input }) => {
    await deleteOwnAccount(context, input);
    return done;
  }),
  list: companies.list.handler(async ({ context, input }) => readList(context, input)),
  companyList: companies.companyList.handler(async ({ context, input }) => readList(context, input)),
  insertSettings: companies.insertSettings.handler(async ({ context, input }) => ({
    ...done,
    settings: presentSettings(await insertSettings(context, input)),
  })),
  updateSettings: companies.updateSettings.handler(async ({ context, input }) => {
    const isOn = [true, 1, '1', 'true'].includes(input.val);
    return { ...done, settings: presentSettings(await updateSettings(context, { ...input, isOn })) };
  }),
  requestPlan: companies.requestPlan.handler(async ({ context, input }) => {
    await requestPlan(context, input);
    return done;
  }),
  ownPlanRequest: companies.ownPlanRequest.handler(async ({ context }) => {
    const found = await readPlanRequest(context);
    return {
      status: 200,
      data: found
        ? { plan: found.planId, plan_name: found.planName, created_at: found.createdAt.toISOString() }
        : null,
    };
  }),
});

async function readList(context: Context, input: z.output<typeof companyFilters>) {
  const page = await listCompanies(context, input);
  const { data: _rows, ...figures } = page;
  return { ...done, ...figures, data: page };
}

/** The caller and the own company after a change. */
async function readOwn(context: Context<MemberActor | AdminActor>) {
  const { actor } = context;
  const account = await findAccount(context.db, actor.accountId);
  if (!account) throw new Refusal('NOT_FOUND');
  const member = await selectMember(context.db, actor.accountId);
  return {
    data: {
      id: account.id,
      name: account.name,
      name_ar: account.nameAr,
      email: account.email,
      phone: member ? openMemberPhone(context.config, actor.accountId, member) : '',
      dial_code: member?.dialCode ?? '',
      email_verified_at: account.emailVerifiedAt?.toISOString() ?? null,
      avatar: picturePath(member?.avatarFileId),
      status: account.status,
      type: account.userType,
    },
    extra_data: member
      ? await describeToMember(context, await getCompany(context, member.companyId), member.role)
      : null,
  };
}
