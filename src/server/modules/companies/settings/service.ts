import type { CompanyFeature } from '#domain/companies/features.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { type Company, selectCompanyId, updateCompany } from '#server/modules/companies/queries.ts';
import { getCompanyLocked } from '#server/modules/companies/service.ts';
import type { Context } from '#server/platform/context.ts';
import { publishLive } from '#server/platform/live/publish.ts';
import { Refusal } from '#server/platform/refusal.ts';

export interface NamedCompany {
  company_id: string;
  user_id?: string | null;
}

/** Gives a company its settings, every feature on, where it has none yet. */
export async function insertSettings(context: Context, named: NamedCompany): Promise<Company> {
  const company = await namedCompany(context, named);
  if (company.settingsCreatedAt) return company;
  const now = context.clock.now();
  return updateCompany(context.db, company.id, { settingsCreatedAt: now }, now);
}

/** Switches a menu feature of a company on or off, effective with its next request; its open pages hear of it. */
export async function updateSettings(
  context: Context,
  input: NamedCompany & { type: CompanyFeature; isOn: boolean },
): Promise<Company> {
  const company = await namedCompany(context, input);
  const others = company.disabledFeatures.filter((feature) => feature !== input.type);
  const now = context.clock.now();
  const changed = await updateCompany(
    context.db,
    company.id,
    {
      disabledFeatures: input.isOn ? others : [...others, input.type],
      settingsCreatedAt: company.settingsCreatedAt ?? now,
    },
    now,
  );
  const kind = input.isOn ? 'company.feature_on' : 'company.feature_off';
  await recordActivity(context, { companyId: company.id, kind, subject: input.type });
  await publishLive(context, { companyId: company.id, kind: 'identity', id: company.id });
  return changed;
}

/** The company of a payload; a user that is named too must belong to it. */
async function namedCompany(context: Context, named: NamedCompany): Promise<Company> {
  const id = await selectCompanyId(context.db, named.company_id);
  if (!id) throw new Refusal('NOT_FOUND');
  if (named.user_id && (await selectCompanyId(context.db, named.user_id)) !== id)
    throw new Refusal('NOT_FOUND');
  return getCompanyLocked(context, id);
}
