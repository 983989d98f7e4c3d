import { domainPauses, hourlyLookDays } from '#domain/companies/careers/own-domain.ts';
import { dayMs } from '#domain/time.ts';
import { getCompanyLocked } from '#server/modules/companies/service.ts';
import type { Context } from '#server/platform/context.ts';
import { type CareersDomain, selectDomain, selectToCheck } from './domain-queries.ts';
import { type FoundRecords, findRecords, settleDomain } from './domain-service.ts';

/** A run ends after so long, and what is left is the first of the next one. */
const runMs = 120_000;

/** Looks for the records of domains, the longest unseen first; it holds no transaction while it asks. */
export async function checkCareersDomains(context: Context): Promise<void> {
  const until = performance.now() + runMs;
  while (performance.now() < until) {
    const now = context.clock.now().getTime();
    const asked = await selectToCheck(context.db, {
      daily: new Date(now - domainPauses.daily),
      hourly: new Date(now - domainPauses.hourly),
      newSince: new Date(now - hourlyLookDays * dayMs),
    });
    if (!asked) return;
    await settle(context, asked, await findRecords(context, asked));
  }
}

async function settle(context: Context, asked: CareersDomain, found: FoundRecords): Promise<void> {
  await context.inTransaction(async (inner) => {
    await getCompanyLocked(inner, asked.companyId);
    const row = await selectDomain(inner.db, asked.companyId);
    // Named anew or taken away meanwhile: what was found is of another one.
    if (row?.mark === asked.mark) await settleDomain(inner, row, found);
  });
}
