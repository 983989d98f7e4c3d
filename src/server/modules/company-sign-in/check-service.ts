import { lostProofDays } from '#domain/companies/sign-in.ts';
import { dayMs } from '#domain/time.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { findOwners } from '#server/modules/companies/members/service.ts';
import { getCompany } from '#server/modules/companies/service.ts';
import { domainLost } from '#server/modules/notifications/news/domain-lost.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import type { Context } from '#server/platform/context.ts';
import { findRecord } from '#server/platform/domain-record.ts';
import { type DomainRow, selectToCheck, updateDomain } from './domain-queries.ts';

/** Looked for once a day at most. */
const pauseMs = 20 * 3_600_000;
/** A run ends after so long, and what is left is the first of the next one. */
const runMs = 120_000;

/** Looks for the records of proved domains, the longest unseen first; it holds no transaction while it asks. */
export async function checkDomains(context: Context): Promise<void> {
  const until = performance.now() + runMs;
  while (performance.now() < until) {
    const before = new Date(context.clock.now().getTime() - pauseMs);
    const domain = await selectToCheck(context.db, before);
    if (!domain) return;
    const state = await findRecord(domain);
    await context.inTransaction((inner) => settle(inner, domain, state));
  }
}

async function settle(
  context: Context,
  domain: DomainRow,
  state: Awaited<ReturnType<typeof findRecord>>,
): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  // Name servers that do not answer prove nothing either way.
  if (state === 'unsaid') return updateDomain(db, domain.id, { checkedAt: now });
  if (state === 'there') return updateDomain(db, domain.id, { checkedAt: now, missingSince: null });
  const since = domain.missingSince ?? now;
  const isLost = now.getTime() - since.getTime() >= lostProofDays * dayMs;
  await updateDomain(db, domain.id, {
    ...{ checkedAt: now, missingSince: isLost ? null : since },
    ...(isLost && { provedAt: null, provedBy: null }),
  });
  if (isLost) await recordActivity(context, lossOf(domain));
  if (isLost || !domain.missingSince) await tellOwners(context, domain, isLost ? 'lost' : 'missing');
}

function lossOf({ id, companyId, domain }: DomainRow) {
  return { companyId, kind: 'sign_in.domain_lost', subject: domain, subjectId: id };
}

async function tellOwners(context: Context, row: DomainRow, state: 'missing' | 'lost'): Promise<void> {
  const { id: domainId, companyId, domain } = row;
  const { name: company, nameAr: companyAr } = await getCompany(context, companyId);
  const owners = await findOwners(context.db, companyId);
  await tell(context, domainLost, {
    to: owners.map(({ id }) => id),
    facts: { domainId, company, companyAr, domain, state, at: context.clock.now().toISOString() },
  });
}
