import { randomBytes } from 'node:crypto';
import { isOfInstallation, lostDomainDays } from '#domain/companies/careers/own-domain.ts';
import { dayMs } from '#domain/time.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { findOwners } from '#server/modules/companies/members/service.ts';
import { getCompany } from '#server/modules/companies/service.ts';
import { careersDomainConnected } from '#server/modules/notifications/news/careers-domain-connected.ts';
import { careersDomainLost } from '#server/modules/notifications/news/careers-domain-lost.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { violatesUnique } from '#server/platform/database/database.ts';
import { findLead, findRecord, type LeadState, type RecordState } from '#server/platform/domain-record.ts';
import { publishLive } from '#server/platform/live/publish.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import {
  type CareersDomain,
  deleteDomain,
  putDomain,
  selectConnectedOfOthers,
  selectDomain,
  updateDomain,
} from './domain-queries.ts';
import { selectPage } from './queries.ts';
import { changeable } from './service.ts';

type Own = Context<CompanyActor>;

export interface FoundRecords {
  record: RecordState;
  lead: LeadState;
}

/** Names a domain for the own page, in place of the one before. It is nobody's until it is proved; a proved one is refused. */
export async function setCareersDomain(context: Own, domain: string): Promise<void> {
  const { db, actor, clock, config } = context;
  const { companyId } = actor;
  await changeable(context);
  if (!(await selectPage(db, companyId))) throw new Refusal('NOT_FOUND');
  const before = await selectDomain(db, companyId);
  if (before?.domain === domain) return;
  if (isOfInstallation(config.publicUrl, domain))
    throw refuseField('domain', 'validation_careers_domain_own');
  const holder = await selectConnectedOfOthers(db, { domain, companyId });
  if (holder && !holder.missingSince) throw refuseField('domain', 'validation_domain_taken');
  await putDomain(db, { companyId, domain, mark: randomBytes(20).toString('hex'), setAt: clock.now() });
  await context.ownHosts.tell(context);
  await recordActivity(context, { companyId, kind: 'company.careers_domain_set', subject: domain });
}

/** Asks the name servers now. Call it outside a transaction. */
export async function checkCareersDomain(context: Own): Promise<void> {
  const { companyId, accountId } = context.actor;
  const asked = await ownDomain(context, companyId);
  const found = await findRecords(context, asked);
  await context.inTransaction(async (inner) => {
    await changeable(inner);
    const row = await ownDomain(inner, companyId);
    // Named anew meanwhile: what was found is of another one.
    if (row.mark === asked.mark) await settleDomain(inner, row, found, accountId);
  });
}

/** Takes the domain away from the own page. */
export async function removeCareersDomain(context: Own): Promise<void> {
  await changeable(context);
  await ownDomain(context, context.actor.companyId);
  await releaseCareersDomain(context, context.actor.companyId);
}

/** Takes a company's domain away, if it has one, so that another company may prove it. */
export async function releaseCareersDomain(context: Context, companyId: string): Promise<void> {
  const row = await selectDomain(context.db, companyId);
  if (!row) return;
  await deleteDomain(context.db, companyId);
  await context.ownHosts.tell(context);
  await recordActivity(context, { companyId, kind: 'company.careers_domain_removed', subject: row.domain });
}

/** What the name servers say of a domain: its proof, and whether it leads to this installation. */
export async function findRecords({ config }: Context, domain: CareersDomain): Promise<FoundRecords> {
  const host = new URL(config.publicUrl).hostname;
  const [record, lead] = await Promise.all([findRecord(domain), findLead({ domain: domain.domain, host })]);
  return { record, lead };
}

/**
 * Writes down what was found: a domain is connected once both are there, and lost when either is gone. Of this, and of the
 * end of a lost one's days, its owners are told, but for the one who asked. Name servers that say nothing change nothing.
 * Open pages follow.
 */
export async function settleDomain(
  context: Context,
  row: CareersDomain,
  found: FoundRecords,
  askedBy?: string,
): Promise<void> {
  const { companyId } = row;
  await publishLive(context, { companyId, kind: 'careersPage', id: companyId });
  const change = await changeBy(context, row, { ...found, checkedAt: context.clock.now() });
  if (!change) return;
  await context.ownHosts.tell(context);
  if (change !== 'over')
    await recordActivity(context, {
      companyId,
      kind: `company.careers_domain_${change}`,
      subject: row.domain,
    });
  await tellOwners(context, row, { change, askedBy });
}

/** It leads here from now on, no longer, or has not for so long that it is served no more. */
type DomainChange = 'connected' | 'lost' | 'over';
type Seen = FoundRecords & { checkedAt: Date };

async function changeBy(context: Context, row: CareersDomain, seen: Seen): Promise<DomainChange | undefined> {
  const { db } = context;
  const { companyId, connectedAt, missingSince } = row;
  const isThere = seen.record === 'there' && seen.lead === 'here';
  const isGone = (seen.record !== 'there' && seen.record !== 'unsaid') || isMislead(seen.lead);
  if (isThere) return connect(context, row, seen);
  if (!connectedAt || !isGone) {
    await updateDomain(db, companyId, seen);
    return undefined;
  }
  const since = missingSince ?? seen.checkedAt;
  const isOver = seen.checkedAt.getTime() - since.getTime() >= lostDomainDays * dayMs;
  await updateDomain(db, companyId, {
    ...{ ...seen, missingSince: since },
    ...(isOver && { connectedAt: null }),
  });
  if (isOver) return 'over';
  return missingSince ? undefined : 'lost';
}

function isMislead(lead: LeadState): boolean {
  return lead === 'elsewhere' || lead === 'nowhere';
}

/**
 * Whoever shows its proof takes a domain from a company that has lost it. One that another company has goes on waiting: what
 * was found says so (`isTaken`).
 */
async function connect({ db }: Context, row: CareersDomain, seen: Seen): Promise<DomainChange | undefined> {
  const { companyId, domain, connectedAt, missingSince } = row;
  const holder = await selectConnectedOfOthers(db, { domain, companyId });
  if (holder && !holder.missingSince) {
    await updateDomain(db, companyId, seen);
    return undefined;
  }
  try {
    await db.transaction(async (savepoint) => {
      if (holder) await updateDomain(savepoint, holder.companyId, { connectedAt: null });
      const connected = { missingSince: null, connectedAt: connectedAt ?? seen.checkedAt };
      await updateDomain(savepoint, companyId, { ...seen, ...connected });
    });
  } catch (error) {
    // Two companies may show their records at the same moment.
    if (!violatesUnique(error, 'careers_domains_connected')) throw error;
    await updateDomain(db, companyId, seen);
    return undefined;
  }
  return connectedAt && !missingSince ? undefined : 'connected';
}

async function tellOwners(
  context: Context,
  { companyId, domain }: CareersDomain,
  { change, askedBy }: { change: DomainChange; askedBy?: string },
): Promise<void> {
  const { name: company, nameAr: companyAr } = await getCompany(context, companyId);
  const to = (await findOwners(context.db, companyId)).map(({ id }) => id).filter((id) => id !== askedBy);
  const facts = { companyId, company, companyAr, domain, at: context.clock.now().toISOString() };
  if (change === 'connected') await tell(context, careersDomainConnected, { to, facts });
  else await tell(context, careersDomainLost, { to, facts: { ...facts, state: change } });
}

async function ownDomain({ db }: Context, companyId: string): Promise<CareersDomain> {
  const row = await selectDomain(db, companyId);
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
