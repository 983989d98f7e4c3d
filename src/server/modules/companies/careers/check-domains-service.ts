import { dayMs } from '#domain/time.ts';
import { findOwners } from '#server/modules/companies/members/service.ts';
import { getCompany, getCompanyLocked } from '#server/modules/companies/service.ts';
import { careersDomainLost } from '#server/modules/notifications/news/careers-domain-lost.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import type { Context } from '#server/platform/context.ts';
import { type CareersDomain, selectDomain, selectToCheck } from './domain-queries.ts';
import { findRecords, settleDomain } from './domain-service.ts';

/** Looked for once a day at most. */
const pauseMs = (20 / 24) * dayMs;
/** A run ends after so long, and what is left is the first of the next one. */
const runMs = 120_000;

/** Looks for the records of connected domains, the longest unseen first; it holds no transaction while it asks. */
export async function checkCareersDomains(context: Context): Promise<void> {
  const until = performance.now() + runMs;
  while (performance.now() < until) {
    const asked = await selectToCheck(context.db, new Date(context.clock.now().getTime() - pauseMs));
    if (!asked) return;
    const found = await findRecords(context, asked);
    await context.inTransaction(async (inner) => {
      await getCompanyLocked(inner, asked.companyId);
      const row = await selectDomain(inner.db, asked.companyId);
      // Named anew or taken away meanwhile.
      if (row?.mark !== asked.mark) return;
      const loss = await settleDomain(inner, row, found);
      if (loss) await tellOwners(inner, row, loss);
    });
  }
}

async function tellOwners(
  context: Context,
  { companyId, domain }: CareersDomain,
  state: 'lost' | 'over',
): Promise<void> {
  const { name: company, nameAr: companyAr } = await getCompany(context, companyId);
  const owners = await findOwners(context.db, companyId);
  await tell(context, careersDomainLost, {
    to: owners.map(({ id }) => id),
    facts: { companyId, company, companyAr, domain, state, at: context.clock.now().toISOString() },
  });
}
