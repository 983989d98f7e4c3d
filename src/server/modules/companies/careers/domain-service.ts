import { randomBytes } from 'node:crypto';
import { isOfInstallation, lostDomainDays } from '#domain/companies/careers/own-domain.ts';
import { dayMs } from '#domain/time.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
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
  const { db, actor, config } = context;
  const { companyId } = actor;
  await changeable(context);
  if (!(await selectPage(db, companyId))) throw new Refusal('NOT_FOUND');
  const before = await selectDomain(db, companyId);
  if (before?.domain === domain) return;
  if (isOfInstallation(config.publicUrl, domain))
    throw refuseField('domain', 'validation_careers_domain_own');
  const holder = await selectConnectedOfOthers(db, { domain, companyId });
  if (holder && !holder.missingSince) throw taken();
  await putDomain(db, { companyId, domain, mark: randomBytes(20).toString('hex') });
  await context.ownHosts.tell(context);
  await recordActivity(context, { companyId, kind: 'company.careers_domain_set', subject: domain });
}

/** Asks the name servers now. Call it outside a transaction. */
export async function checkCareersDomain(context: Own): Promise<void> {
  const { companyId } = context.actor;
  const asked = await ownDomain(context, companyId);
  const found = await findRecords(context, asked);
  await context.inTransaction(async (inner) => {
    await changeable(inner);
    const row = await ownDomain(inner, companyId);
    // Named anew meanwhile: what was found is of another one.
    if (row.mark === asked.mark) await settleDomain(inner, row, found);
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

/** What its owners are told of: it leads here from now on, no longer, or has not for so long that it is served no more. */
export type DomainChange = 'connected' | 'lost' | 'over';

/**
 * Writes down what was found: a domain is connected once both are there, and lost when either is gone, of which it answers
 * the first time and at the end of its days. Name servers that say nothing change nothing. Open pages follow.
 */
export async function settleDomain(
  context: Context,
  row: CareersDomain,
  found: FoundRecords,
): Promise<DomainChange | undefined> {
  await publishLive(context, { companyId: row.companyId, kind: 'careersPage', id: row.companyId });
  const { db, clock } = context;
  const now = clock.now();
  const { companyId, connectedAt, missingSince } = row;
  const seen = { ...found, checkedAt: now };
  const isThere = found.record === 'there' && found.lead === 'here';
  const isGone = (found.record !== 'there' && found.record !== 'unsaid') || isMislead(found.lead);
  if (isThere) return (await connect(context, row, seen)) ? 'connected' : undefined;
  if (!connectedAt || !isGone) {
    await updateDomain(db, companyId, seen);
    return undefined;
  }
  const since = missingSince ?? now;
  const isOver = now.getTime() - since.getTime() >= lostDomainDays * dayMs;
  await updateDomain(db, companyId, {
    ...{ ...seen, missingSince: since },
    ...(isOver && { connectedAt: null }),
  });
  if (missingSince && !isOver) return undefined;
  await context.ownHosts.tell(context);
  if (isOver) return 'over';
  await recordActivity(context, { companyId, kind: 'company.careers_domain_lost', subject: row.domain });
  return 'lost';
}

function isMislead(lead: LeadState): boolean {
  return lead === 'elsewhere' || lead === 'nowhere';
}

/** Whoever shows its proof takes a domain from a company that has lost it. Answers whether that is new. */
async function connect(
  context: Context,
  row: CareersDomain,
  seen: FoundRecords & { checkedAt: Date },
): Promise<boolean> {
  const { db, clock } = context;
  const { companyId, domain, connectedAt, missingSince } = row;
  const holder = await selectConnectedOfOthers(db, { domain, companyId });
  if (holder && !holder.missingSince) throw taken();
  if (holder) await updateDomain(db, holder.companyId, { connectedAt: null });
  try {
    await updateDomain(db, companyId, {
      ...{ ...seen, missingSince: null },
      connectedAt: connectedAt ?? clock.now(),
    });
  } catch (error) {
    // Two companies may show their records at the same moment.
    if (violatesUnique(error, 'careers_domains_connected')) throw taken();
    throw error;
  }
  if (connectedAt && !missingSince) return false;
  await context.ownHosts.tell(context);
  await recordActivity(context, { companyId, kind: 'company.careers_domain_connected', subject: domain });
  return true;
}

async function ownDomain({ db }: Context, companyId: string): Promise<CareersDomain> {
  const row = await selectDomain(db, companyId);
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

function taken(): Refusal {
  return refuseField('domain', 'validation_domain_taken');
}
