import { lostDomainDays } from '#domain/companies/careers/own-domain.ts';
import { careersPath } from '#domain/companies/careers/paths.ts';
import { dayMs } from '#domain/time.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OwnHost } from '#server/platform/http/own-hosts.ts';
import { selectServedDomains } from './domain-queries.ts';

/** The connected domains, and those that were lost a few days ago at most, each with the page that stands there. */
export async function listCareersHosts(db: Database, now: Date): Promise<OwnHost[]> {
  const rows = await selectServedDomains(db, new Date(now.getTime() - lostDomainDays * dayMs));
  return rows.map(({ domain, slug }) => ({ host: domain, path: careersPath(slug) }));
}
