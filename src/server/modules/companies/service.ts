import { type CompanyFeature, hasFeature } from '#domain/companies/features.ts';
import { isHiringRole, type MemberRole } from '#domain/companies/roles.ts';
import { pictureAddress } from '#server/modules/files/service.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { presentProfile, presentToHiring } from './present.ts';
import {
  type Company,
  lockCompany,
  putAnswerRates,
  putHasWebhooks,
  selectCompany,
  selectCompanyNamed,
  selectDocuments,
  selectMembership,
  selectMemberships,
  selectProfileFacts,
  selectPublicCompany,
} from './queries.ts';

export type { Company };

/** The company that an account works for, its role there, where the company stands with the approval, and what is switched off. */
export function findMembership(db: Database, accountId: string) {
  return selectMembership(db, accountId);
}

/** The companies that accounts belong to, with their approval; without those that belong to none. */
export function findMemberships(db: Database, accountIds: readonly string[]) {
  return selectMemberships(db, accountIds);
}

/** What everybody may know of a company; undefined unless it is approved and shows its profile (security T1). */
export async function findPublicCompany(db: Database, idOrSlug: string) {
  const found = await selectPublicCompany(db, idOrSlug);
  if (!found) return undefined;
  const { logoFileId, approvedAt, ...company } = found;
  return {
    ...company,
    logo: pictureAddress(logoFileId),
    verified: approvedAt !== null,
    verified_at: approvedAt?.toISOString() ?? null,
  };
}

/** Keeps how many applications in a hundred each company answers in time; those that are not named have no rate. */
export async function keepAnswerRates(
  context: Pick<Context, 'db'>,
  rates: readonly { companyId: string; rate: number | null }[],
): Promise<void> {
  await putAnswerRates(context.db, rates);
}

/** Keeps whether programs of a company hear of what happens; its row is locked by then. */
export async function keepHasWebhooks(
  context: Pick<Context, 'db'>,
  { id, hasWebhooks: before }: Pick<Company, 'id' | 'hasWebhooks'>,
  hasWebhooks: boolean,
): Promise<void> {
  if (before !== hasWebhooks) await putHasWebhooks(context.db, id, hasWebhooks);
}

/** A company's row; a missing one is refused with 404. */
export async function getCompany(context: Pick<Context, 'db'>, id: string): Promise<Company> {
  const company = await selectCompany(context.db, id);
  if (!company) throw new Refusal('NOT_FOUND');
  return company;
}

/** The same, kept from others until the transaction ends. */
export async function getCompanyLocked(context: Pick<Context, 'db'>, id: string): Promise<Company> {
  const company = await lockCompany(context.db, id);
  if (!company) throw new Refusal('NOT_FOUND');
  return company;
}

/** The company behind an id, a slug or the account of a member; undefined for anything else. */
export async function findCompany(
  context: Pick<Context, 'db'>,
  reference: string,
): Promise<Company | undefined> {
  return selectCompanyNamed(context.db, reference);
}

/** The whole profile with the specification's names. Ask who may read it before: it holds documents and plan. */
export async function describeCompany(context: Pick<Context, 'db' | 'clock'>, company: Company) {
  // One after the other: a transaction has one connection.
  const documents = await selectDocuments(context.db, company.id);
  const { ownerId, planName } = await selectProfileFacts(context.db, company);
  return presentProfile(company, {
    documents,
    ownerId,
    planName: planName ?? company.planId,
    now: context.clock.now(),
  });
}

/** The profile as a member reads it with the session: who works for named openings reads no papers, plan or review. */
export async function describeToMember(
  context: Pick<Context, 'db' | 'clock'>,
  company: Company,
  role: MemberRole,
) {
  return isHiringRole(role) ? presentToHiring(company) : describeCompany(context, company);
}

/**
 * What `GET api/company/{id}` adds to the public page: the whole profile for the company's own people and for
 * administrators, whatever its approval; undefined for everybody else.
 */
export async function describeForInsider(context: Context, reference: string) {
  const { actor } = context;
  // Who works for named openings sees of the company what everybody sees.
  if (actor.role === 'visitor' || actor.role === 'candidate' || actor.role === 'hiring') return undefined;
  const company = await findCompany(context, reference);
  if (!company || (actor.role === 'company' && actor.companyId !== company.id)) return undefined;
  const profile = await describeCompany(context, company);
  const isVerified = company.approvedStatus === 'Approved';
  return {
    ...profile,
    logo: profile.logo && `/${profile.logo}`,
    verified: isVerified,
    verified_at: isVerified ? profile.approved_date : null,
    answer_rate: company.answerRate,
  };
}

/** Refuses a field of a form by a feature that is switched off; what a whole call needs is named in the contract. */
export function requireFeatureOf(
  company: Pick<Company, 'disabledFeatures'>,
  feature: CompanyFeature,
  field: string,
): void {
  if (hasFeature(company, feature)) return;
  throw new Refusal('FEATURE_OFF', {
    params: { feature },
    fields: { [field]: [{ text: 'error_feature_off' }] },
  });
}
