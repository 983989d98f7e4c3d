import type { CompanyProfileUpdate, CompanyUserUpdate } from '#domain/companies/profile.ts';
import { needsReview, reviewedFields } from '#domain/companies.ts';
import { parsePhone } from '#domain/phones.ts';
import type { SignedInActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { claimFile, picturePath, releaseFile } from '../files/service.ts';
import { applyEmailChange, prepareEmailChange } from '../identity/emails-service.ts';
import { recordActivity } from './activity-service.ts';
import { changesOf } from './changes.ts';
import { keepDocuments } from './documents-service.ts';
import { companyChanged, companyDeclined } from './events.ts';
import { selectMember, updateAccountName, updateMember } from './member-queries.ts';
import { isAdministrator, requireAct, requireOwnIds } from './policy.ts';
import { type Company, type CompanyChanges, updateCompany } from './queries.ts';
import { describeCompany, getCompanyLocked } from './service.ts';

export interface OwnUpdate {
  data?: CompanyUserUpdate;
  extra_data?: CompanyProfileUpdate;
  user_id?: string;
  company_id?: string;
}

/** PUT api/users/1: the caller's own name, phone and address, and the own company's profile. */
export async function updateOwn(context: Context, input: OwnUpdate) {
  const actor = requirePerson(context);
  if (actor.role === 'company') requireOwnIds(actor, input);
  else if (input.user_id && input.user_id !== actor.accountId) throw new Refusal('NOT_FOUND');
  const { data, extra_data } = input;
  if (extra_data) requireAct(actor, 'edit_company');
  const email = data?.email ? { email: data.email, password: data.password } : undefined;
  const emailChange = email && (await prepareEmailChange(context, email));
  return context.inTransaction(async (inner) => {
    if (data) await changePerson(inner, actor, data);
    const company =
      extra_data && actor.role === 'company'
        ? await changeCompany(inner, actor.companyId, extra_data)
        : undefined;
    if (emailChange) await applyEmailChange(inner, emailChange);
    return { isEmailChanged: emailChange !== undefined, isUnderReview: company?.isUnderReview ?? false };
  });
}

/**
 * Changes a company's profile within the caller's transaction. What visitors rely on (name, registration, documents,
 * website) sends an approved company back to review, its openings hidden meanwhile (T2), unless an administrator
 * changes it. An older `version` than the stored one is refused (X4).
 */
export async function changeCompany(
  context: Context,
  companyId: string,
  update: CompanyProfileUpdate,
): Promise<{ company: Company; isUnderReview: boolean }> {
  const now = context.clock.now();
  const stored = await getCompanyLocked(context, companyId);
  if (update.version !== undefined && update.version !== stored.version) throw new Refusal('CONFLICT');
  const before = await reviewable(context, stored);
  const expiry = registrationExpiry(update, stored);
  await keepDocuments(context, {
    companyId,
    accountId: requirePerson(context).accountId,
    papers: papersOf(update, { path: before.cr_file, expiry, isNew: expiry !== stored.crExpiresOn }),
  });
  const logo = await keepLogo(context, stored, update.logo);
  const changes = {
    ...effective(changesOf({ ...update, cr_expiry_number: expiry }, stored), stored),
    ...logo,
  };
  const documents = (await reviewable(context, stored)).documents;
  const isSame =
    Object.keys(changes).length === 0 && JSON.stringify(documents) === JSON.stringify(before.documents);
  if (isSame) return { company: stored, isUnderReview: false };
  const company = await updateCompany(context.db, companyId, changes, now);
  const after = await reviewable(context, company);
  const changed = reviewedFields.filter((field) => needsReview(before, { [field]: after[field] }));
  await recordActivity(context, { companyId, kind: 'company.changed', subject: changed.join(', ') });
  const isOwnChange = context.actor.role === 'company';
  if (!isOwnChange || changed.length === 0 || stored.approvedStatus !== 'Approved') {
    await context.events.publish(context, companyChanged, { companyId });
    return { company, isUnderReview: false };
  }
  const reviewed = await sendToReview(context, company, changed);
  return { company: reviewed, isUnderReview: true };
}

async function sendToReview(context: Context, company: Company, changed: string[]): Promise<Company> {
  const now = context.clock.now();
  const changedFields = [...new Set([...company.changedFields, ...changed])];
  const pending = { approvedStatus: 'Pending', submittedAt: now, changedFields } as const;
  const reviewed = await updateCompany(context.db, company.id, pending, now);
  await recordActivity(context, {
    companyId: company.id,
    kind: 'company.under_review',
    subject: changed.join(', '),
  });
  await context.events.publish(context, companyDeclined, {
    companyId: company.id,
    reason: 'The company changed what its approval rests on.',
  });
  return reviewed;
}

async function changePerson(context: Context, actor: SignedInActor, data: CompanyUserUpdate): Promise<void> {
  if (data.name !== undefined)
    await updateAccountName(context.db, actor.accountId, data.name, context.clock.now());
  if (actor.role !== 'company') return;
  const own = await selectMember(context.db, actor.accountId);
  const dialCode = data.dial_code ?? own?.dialCode ?? '';
  const phone = data.phone === undefined ? undefined : parsePhone(dialCode, data.phone);
  if (phone)
    await updateMember(context.db, actor.accountId, { dialCode: phone.dial_code, phone: phone.phone });
  if (own?.avatarFileId && (data.avatar === null || data.avatar === '')) {
    await updateMember(context.db, actor.accountId, { avatarFileId: null });
    await releaseFile(context, own.avatarFileId);
  }
}

/** Null or an empty path takes the logo away, another path than the stored one claims an upload. */
async function keepLogo(context: Context, company: Company, path: string | null | undefined) {
  if (path === undefined || path?.replace(/^\//, '') === picturePath(company.logoFileId)) return {};
  const ownerId = requirePerson(context).accountId;
  const logoFileId = path
    ? (await claimFile(context, { path, kind: 'logo', ownerId, field: 'logo' })).id
    : null;
  if (logoFileId !== company.logoFileId && company.logoFileId) {
    await updateCompany(context.db, company.id, { logoFileId }, context.clock.now());
    await releaseFile(context, company.logoFileId);
  }
  return { logoFileId };
}

/** Of the changes, those that differ from what is stored. */
function effective(changes: CompanyChanges, stored: Company): CompanyChanges {
  const before: Record<string, unknown> = stored;
  const entries = Object.entries(changes).filter(
    ([column, value]) => JSON.stringify(value) !== JSON.stringify(before[column]),
  );
  return Object.fromEntries(entries);
}

const registration = 'Commercial registration';

/** The day on which the commercial registration expires: the company's own field, or else its paper's. */
function registrationExpiry(update: CompanyProfileUpdate, stored: Company): string | null {
  const paper = update.documents?.find(({ kind }) => kind === registration);
  const named = update.cr_expiry_number === undefined ? paper?.expires_on : update.cr_expiry_number;
  return named === undefined ? stored.crExpiresOn : named;
}

/** The papers of a change; the registration's paper always carries the registration's expiry. */
function papersOf(
  update: CompanyProfileUpdate,
  { path, expiry, isNew }: { path: unknown; expiry: string | null; isNew: boolean },
) {
  const named = update.cr_file ?? (isNew && typeof path === 'string' ? path : undefined);
  const own = named
    ? [{ kind: registration, path: named, expires_on: expiry, field: 'cr_file' } as const]
    : [];
  const papers = (update.documents ?? []).map((paper, index) => ({
    ...paper,
    ...(paper.kind === registration && { expires_on: expiry }),
    field: `documents.${index}.path`,
  }));
  return [...own, ...papers];
}

/** What the review looks at, comparable. */
async function reviewable(context: Context, company: Company): Promise<Record<string, unknown>> {
  const { documents, ...profile } = await describeCompany(context, company);
  // The registration's expiry is a field of its own.
  const papers = documents.map(({ kind, path, expires_on }) =>
    kind === registration ? [kind, path] : [kind, path, expires_on],
  );
  return { ...profile, documents: papers };
}

function requirePerson(context: Context): SignedInActor {
  const { actor } = context;
  if (actor.role === 'visitor') throw new Refusal('NOT_SIGNED_IN');
  if (actor.role !== 'company' && !isAdministrator(actor)) throw new Refusal('NOT_ALLOWED');
  return actor;
}
