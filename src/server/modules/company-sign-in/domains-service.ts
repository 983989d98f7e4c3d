import { randomBytes, randomUUID } from 'node:crypto';
import { proofHost, proofRecord } from '#domain/companies/domains.ts';
import { mostDomains } from '#domain/companies/sign-in.ts';
import { isId } from '#domain/ids.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { getCompanyLocked } from '#server/modules/companies/service.ts';
import type { OwnerActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { violatesUnique } from '#server/platform/database/database.ts';
import { findRecord } from '#server/platform/domain-record.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import {
  type DomainRow,
  deleteDomain,
  insertDomain,
  selectDomain,
  selectDomains,
  selectProved,
  updateDomain,
} from './domain-queries.ts';

/** Writes a domain down, with what its record has to say; at most `mostDomains` (`TOO_MANY_DOMAINS`). */
export async function addDomain(context: Context<OwnerActor>, domain: string) {
  const { companyId } = context.actor;
  await getCompanyLocked(context, companyId);
  const domains = await selectDomains(context.db, companyId);
  const known = domains.find((one) => one.domain === domain);
  if (known) return presentDomain(known);
  if (domains.length >= mostDomains) throw new Refusal('TOO_MANY_DOMAINS', { params: { most: mostDomains } });
  await requireFree(context, companyId, domain);
  const row = await writeDomain(context, companyId, domain);
  await writeDown(context, row, 'sign_in.domain_added');
  return presentDomain(row);
}

/** Looks for the record of a domain now; without it, says what is there instead. Call it outside a transaction. */
export async function checkDomain(context: Context<OwnerActor>, id: string) {
  const asked = await ownDomain(context, id);
  const state = await findRecord(asked);
  return context.inTransaction(async (inner) => {
    await getCompanyLocked(inner, asked.companyId);
    const row = await ownDomain(inner, id);
    const now = inner.clock.now();
    if (state !== 'there') {
      await updateDomain(inner.db, id, { checkedAt: now });
      return { state, data: presentDomain({ ...row, checkedAt: now }) };
    }
    const proved = {
      checkedAt: now,
      missingSince: null,
      provedAt: row.provedAt ?? now,
      provedBy: row.provedBy ?? 'record',
    } as const;
    await requireFree(inner, row.companyId, row.domain);
    await refuseProved(() => updateDomain(inner.db, id, proved));
    if (!row.provedAt) await writeDown(inner, row, 'sign_in.domain_proved');
    return { state, data: presentDomain({ ...row, ...proved }) };
  });
}

/** Takes a domain away: nobody of it comes in by the company's sign-in from now on. */
export async function removeDomain(context: Context<OwnerActor>, id: string): Promise<void> {
  const row = await ownDomain(context, id);
  await deleteDomain(context.db, id);
  await writeDown(context, row, 'sign_in.domain_removed');
}

/** A domain on the wire, with the record to set. */
export function presentDomain(row: DomainRow) {
  return {
    id: row.id,
    domain: row.domain,
    record_name: `${proofHost}.${row.domain}`,
    record_value: proofRecord(row.mark),
    proved_at: row.provedAt?.toISOString() ?? null,
    proved_by: row.provedBy,
    checked_at: row.checkedAt?.toISOString() ?? null,
    missing_since: row.missingSince?.toISOString() ?? null,
  };
}

export async function writeDomain(context: Context, companyId: string, domain: string): Promise<DomainRow> {
  const row: DomainRow = {
    ...{ id: randomUUID(), companyId, domain, mark: randomBytes(20).toString('hex') },
    ...{ provedAt: null, provedBy: null, checkedAt: null, missingSince: null },
    createdAt: context.clock.now(),
  };
  await insertDomain(context.db, row);
  return row;
}

/** A domain of the own company; any other is refused with NOT_FOUND. */
async function ownDomain(context: Context<OwnerActor>, id: string): Promise<DomainRow> {
  const row = isId(id) ? await selectDomain(context.db, id) : undefined;
  if (row?.companyId !== context.actor.companyId) throw new Refusal('NOT_FOUND');
  return row;
}

export async function requireFree({ db }: Context, companyId: string, domain: string): Promise<void> {
  const proved = await selectProved(db, domain);
  if (proved && proved.companyId !== companyId) throw taken();
}

/** Two companies may show the record at the same moment. */
export async function refuseProved(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (violatesUnique(error, 'company_domains_proved')) throw taken();
    throw error;
  }
}

function taken(): Refusal {
  return refuseField('domain', 'validation_domain_taken');
}

export function writeDown(
  context: Context,
  { companyId, domain, id }: DomainRow,
  kind: string,
  teamFacts: Record<string, string> = {},
) {
  return recordActivity(context, { companyId, kind, subject: domain, subjectId: id, teamFacts });
}
