import { needsReview, reviewedFields } from '#domain/companies/companies.ts';
import type { CompanyProfileUpdate, CompanyUserUpdate } from '#domain/companies/profile.ts';
import { parsePhone } from '#domain/phones.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { companyChanged, companyUnderReview } from '#server/modules/companies/events.ts';
import { tellWaiting } from '#server/modules/companies/mail.ts';
import { selectMember, updateMember } from '#server/modules/companies/members/queries.ts';
import { sealMemberPhone } from '#server/modules/companies/members/sealed.ts';
import { requireAct, requireOwnIds } from '#server/modules/companies/policy.ts';
import { type Company, type CompanyChanges, updateCompany } from '#server/modules/companies/queries.ts';
import { getCompanyLocked } from '#server/modules/companies/service.ts';
import { claimFile, picturePath, releaseFile } from '#server/modules/files/service.ts';
import { applyEmailChange, prepareEmailChange } from '#server/modules/identity/emails-service.ts';
import { renameAccount } from '#server/modules/identity/service.ts';
import type { AdminActor, CompanyActor, MemberActor, SignedInActor } from '#server/platform/actor.ts';
import { admits } from '#server/platform/authorization.ts';
import type { Context } from '#server/platform/context.ts';
import { withNameKeys } from '#server/platform/name-keys.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isMember } from '#server/platform/scope.ts';
import { changedNames, changesOf, deedOf, isOfProfile } from './changes.ts';
import { keepNamedDocuments, registrationExpiry, reviewed } from './named-documents.ts';

export interface OwnUpdate {
  data?: CompanyUserUpdate;
  extra_data?: CompanyProfileUpdate;
  user_id?: string;
  company_id?: string;
}

/** PUT api/users/1: the caller's own name, phone and address, and the own company's profile. */
export async function updateOwn(context: Context<MemberActor | AdminActor>, input: OwnUpdate) {
  const { actor } = context;
  if (isMember(actor)) requireOwnIds(actor, input);
  else if (input.user_id && input.user_id !== actor.accountId) throw new Refusal('NOT_FOUND');
  const { data, extra_data } = input;
  if (extra_data && !isMember(actor)) throw new Refusal('NOT_ALLOWED');
  if (extra_data && isMember(actor)) requireAct(actor, 'edit_company');
  const email = data?.email ? { email: data.email, password: data.password } : undefined;
  const emailChange = email && (await prepareEmailChange(context, email));
  return context.inTransaction(async (inner) => {
    if (data) await changePerson(inner, actor, data);
    const company =
      extra_data && admits('company', inner)
        ? await changeCompany(inner, await getCompanyLocked(inner, inner.actor.companyId), extra_data)
        : undefined;
    if (emailChange) await applyEmailChange(inner, emailChange);
    return { isEmailChanged: emailChange !== undefined, isUnderReview: company?.isUnderReview ?? false };
  });
}

/**
 * Changes a company's profile within the caller's transaction, which holds its row. What visitors rely on (name,
 * registration, documents, website) sends an approved company back to review, its openings hidden meanwhile (T2),
 * unless an administrator changes it; what a declined one corrects is remembered for the next review, and what a suspended
 * one changes of these for the day the suspension is lifted. An older `version` than the stored one is refused (X4).
 */
export async function changeCompany(
  context: Context<CompanyActor | AdminActor>,
  stored: Company,
  update: CompanyProfileUpdate,
): Promise<{ company: Company; isUnderReview: boolean }> {
  if (stored.approvedStatus === 'Closed') throw new Refusal('COMPANY_CLOSED');
  if (update.version !== undefined && update.version !== stored.version) throw new Refusal('CONFLICT');
  const expiry = registrationExpiry(update, stored);
  const documents = await keepNamedDocuments(context, stored, update, expiry);
  const changes = {
    ...effective(changesOf({ ...update, cr_expiry_number: expiry }, stored), stored),
    ...(await claimLogo(context, stored, update.logo)),
  };
  const areSame = JSON.stringify(documents.before) === JSON.stringify(documents.after);
  if (Object.keys(changes).length === 0 && areSame) return { company: stored, isUnderReview: false };
  const keyed = withNameKeys(changes, stored);
  const company = await updateCompany(context.db, stored.id, keyed, context.clock.now());
  if (company.logoFileId !== stored.logoFileId) await releaseFile(context, stored.logoFileId);
  const before = reviewed(stored, documents.before);
  const after = reviewed(company, documents.after);
  const changed = reviewedFields.filter((field) => needsReview(before, { [field]: after[field] }));
  const names = [...new Set([...changedNames(update, changes, stored), ...changed])];
  const deed = deedOf(names);
  await recordActivity(context, {
    companyId: company.id,
    kind: deed,
    subject: deed === 'company.changed' ? names.join(', ') : '',
  });
  const isOwnChange = context.actor.role === 'company';
  if (isOwnChange && changed.length > 0 && stored.approvedStatus === 'Approved')
    return { company: await sendToReview(context, company, changed), isUnderReview: true };
  const columns = Object.keys(changes) as (keyof Company)[];
  await context.events.publish(context, companyChanged, { companyId: company.id, columns });
  const isCorrection = stored.approvedStatus === 'Declined' && isOfProfile(deed);
  const remembered = isCorrection ? names : stored.approvedStatus === 'Suspended' ? changed : [];
  return {
    company:
      isOwnChange && remembered.length > 0 ? await rememberChange(context, company, remembered) : company,
    isUnderReview: false,
  };
}

/** What a declined or suspended company changed since: the next review looks at it. */
function rememberChange(context: Context, company: Company, names: string[]): Promise<Company> {
  const changedFields = [...new Set([...company.changedFields, ...names])];
  return updateCompany(context.db, company.id, { changedFields }, context.clock.now());
}

/** Puts a company back among those that wait, with what changed, and tells the administrators. */
export async function sendToReview(context: Context, company: Company, changed: string[]): Promise<Company> {
  const now = context.clock.now();
  const changedFields = [...new Set([...company.changedFields, ...changed])];
  const pending = { approvedStatus: 'Pending', submittedAt: now, changedFields } as const;
  const reviewed = await updateCompany(context.db, company.id, pending, now);
  await recordActivity(context, {
    companyId: company.id,
    kind: 'company.under_review',
    subject: changed.join(', '),
  });
  await context.events.publish(context, companyUnderReview, { companyId: company.id, changed });
  await tellWaiting(context, company);
  return reviewed;
}

async function changePerson(context: Context, actor: SignedInActor, data: CompanyUserUpdate): Promise<void> {
  await renameAccount(context, actor.accountId, {
    name: data.name,
    nameAr: data.name_ar === null ? '' : data.name_ar,
  });
  if (!isMember(actor)) return;
  const own = await selectMember(context.db, actor.accountId);
  const dialCode = data.dial_code ?? own?.dialCode ?? '';
  const phone = data.phone === undefined ? undefined : parsePhone(dialCode, data.phone);
  if (phone)
    await updateMember(context.db, actor.accountId, {
      dialCode: phone.dial_code,
      ...sealMemberPhone(context.config, actor.accountId, phone.phone),
    });
  if (own?.avatarFileId && (data.avatar === null || data.avatar === '')) {
    await updateMember(context.db, actor.accountId, { avatarFileId: null });
    await releaseFile(context, own.avatarFileId);
  }
}

/** Null or an empty path takes the logo away, another path than the stored one claims an upload. */
async function claimLogo(
  context: Context<CompanyActor | AdminActor>,
  company: Company,
  path: string | null | undefined,
): Promise<{ logoFileId?: string | null }> {
  if (path === undefined || path?.replace(/^\//, '') === picturePath(company.logoFileId)) return {};
  if (!path) return { logoFileId: null };
  const { accountId: ownerId } = context.actor;
  return { logoFileId: (await claimFile(context, { path, kind: 'logo', ownerId, field: 'logo' })).id };
}

/** Of the changes, those that differ from what is stored. */
function effective(changes: CompanyChanges, stored: Company): CompanyChanges {
  const before: Record<string, unknown> = stored;
  const entries = Object.entries(changes).filter(
    ([column, value]) => JSON.stringify(value) !== JSON.stringify(before[column]),
  );
  return Object.fromEntries(entries);
}
