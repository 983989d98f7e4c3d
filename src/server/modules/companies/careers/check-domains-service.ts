import { domainPauses } from '#domain/companies/careers/own-domain.ts';
import { findOwners } from '#server/modules/companies/members/service.ts';
import { getCompany, getCompanyLocked } from '#server/modules/companies/service.ts';
import { careersDomainConnected } from '#server/modules/notifications/news/careers-domain-connected.ts';
import { careersDomainLost } from '#server/modules/notifications/news/careers-domain-lost.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type CareersDomain, selectDomain, selectToCheck, updateDomain } from './domain-queries.ts';
import { type DomainChange, type FoundRecords, findRecords, settleDomain } from './domain-service.ts';

/** A run ends after so long, and what is left is the first of the next one. */
const runMs = 120_000;

/** Looks for the records of domains, the longest unseen first; it holds no transaction while it asks. */
export async function checkCareersDomains(context: Context): Promise<void> {
  const until = performance.now() + runMs;
  while (performance.now() < until) {
    const now = context.clock.now().getTime();
    const asked = await selectToCheck(context.db, {
      connected: new Date(now - domainPauses.connected),
      waiting: new Date(now - domainPauses.waiting),
    });
    if (!asked) return;
    await settle(context, asked, await findRecords(context, asked));
  }
}

async function settle(context: Context, asked: CareersDomain, found: FoundRecords): Promise<void> {
  try {
    await context.inTransaction(async (inner) => {
      await getCompanyLocked(inner, asked.companyId);
      const row = await selectDomain(inner.db, asked.companyId);
      // Named anew or taken away meanwhile.
      if (row?.mark !== asked.mark) return;
      const change = await settleDomain(inner, row, found);
      if (change) await tellOwners(inner, row, change);
    });
  } catch (error) {
    // Another company has it: this one goes on waiting.
    if (!(error instanceof Refusal)) throw error;
    await updateDomain(context.db, asked.companyId, { ...found, checkedAt: context.clock.now() });
  }
}

async function tellOwners(
  context: Context,
  { companyId, domain }: CareersDomain,
  change: DomainChange,
): Promise<void> {
  const { name: company, nameAr: companyAr } = await getCompany(context, companyId);
  const to = (await findOwners(context.db, companyId)).map(({ id }) => id);
  const facts = { companyId, company, companyAr, domain, at: context.clock.now().toISOString() };
  if (change === 'connected') await tell(context, careersDomainConnected, { to, facts });
  else await tell(context, careersDomainLost, { to, facts: { ...facts, state: change } });
}
