import { isTaken, lostDomainDays, nextLookAt, stateOfDomain } from '#domain/companies/careers/own-domain.ts';
import { proofHost, proofRecord } from '#domain/companies/domains.ts';
import { dayMs } from '#domain/time.ts';
import type { CareersDomain } from './domain-queries.ts';

/** A domain on the wire, with the records to set and what was found of them. */
export function presentDomain(row: CareersDomain, { publicUrl, now }: { publicUrl: string; now: Date }) {
  const until = servedUntil(row);
  return {
    domain: row.domain,
    state: stateOfDomain(row),
    target: new URL(publicUrl).hostname,
    record_name: `${proofHost}.${row.domain}`,
    record_value: proofRecord(row.mark),
    record: row.record,
    lead: row.lead,
    checked_at: row.checkedAt?.toISOString() ?? null,
    is_taken: isTaken(row),
    next_check_at: nextLookAt(row, now).toISOString(),
    served_until: until && until > now ? until.toISOString() : null,
  };
}

/** When a lost domain ends to show the page; undefined where it is not lost, or does no longer. */
function servedUntil({ connectedAt, missingSince }: CareersDomain): Date | undefined {
  return connectedAt && missingSince ? new Date(missingSince.getTime() + lostDomainDays * dayMs) : undefined;
}
