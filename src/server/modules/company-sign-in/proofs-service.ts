import { findCompany, getCompanyLocked } from '#server/modules/companies/service.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { selectDomains, updateDomain } from './domain-queries.ts';
import { presentDomain, refuseProved, requireFree, writeDomain, writeDown } from './domains-service.ts';

/** The domains of a company, for administrators. */
export async function readDomains(context: Context<AdminActor>, companyId: string) {
  const { id } = await companyOf(context, companyId);
  return (await selectDomains(context.db, id)).map(presentDomain);
}

/** An administrator vouches for a domain of a company, who has seen another proof than its record, and says which. */
export async function proveDomain(
  context: Context<AdminActor>,
  input: { company_id: string; domain: string; reason: string },
) {
  const found = await companyOf(context, input.company_id);
  const company = await getCompanyLocked(context, found.id);
  await requireFree(context, company.id, input.domain);
  const known = (await selectDomains(context.db, company.id)).find(({ domain }) => domain === input.domain);
  const row = known ?? (await writeDomain(context, company.id, input.domain));
  const proved = { provedAt: context.clock.now(), provedBy: 'team', missingSince: null } as const;
  await refuseProved(() => updateDomain(context.db, row.id, proved));
  await writeDown(context, row, 'sign_in.domain_proved', { reason: input.reason });
  return presentDomain({ ...row, ...proved });
}

/** Takes a proof back that an administrator gave; one by a record is the company's own. */
export async function withdrawProof(
  context: Context<AdminActor>,
  input: { company_id: string; domain: string; reason: string },
): Promise<void> {
  const company = await getCompanyLocked(context, (await companyOf(context, input.company_id)).id);
  const row = (await selectDomains(context.db, company.id)).find(({ domain }) => domain === input.domain);
  if (row?.provedBy !== 'team') throw new Refusal('NOT_FOUND');
  await updateDomain(context.db, row.id, { provedAt: null, provedBy: null, missingSince: null });
  await writeDown(context, row, 'sign_in.domain_lost', { reason: input.reason });
}

async function companyOf(context: Context<AdminActor>, id: string) {
  const company = await findCompany(context, id);
  if (!company) throw new Refusal('NOT_FOUND');
  return company;
}
