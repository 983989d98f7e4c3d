import { and, eq, getTableColumns, gt, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { companies } from '#server/modules/companies/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { careersAddresses, careersDomains } from './table.ts';

export type CareersDomain = typeof careersDomains.$inferSelect;

export async function selectDomain(db: Database, companyId: string): Promise<CareersDomain | undefined> {
  const [row] = await db.select().from(careersDomains).where(eq(careersDomains.companyId, companyId));
  return row;
}

/** The connected domain of that name, of another company. */
export async function selectConnectedOfOthers(
  db: Database,
  { domain, companyId }: { domain: string; companyId: string },
): Promise<CareersDomain | undefined> {
  const [row] = await db
    .select()
    .from(careersDomains)
    .where(
      and(
        eq(careersDomains.domain, domain),
        isNotNull(careersDomains.connectedAt),
        ne(careersDomains.companyId, companyId),
      ),
    );
  return row;
}

/** Writes the domain of a company, in place of the one that it had. */
export async function putDomain(
  db: Database,
  { companyId, ...row }: Pick<CareersDomain, 'companyId' | 'domain' | 'mark' | 'setAt'>,
): Promise<void> {
  const none = { checkedAt: null, record: null, lead: null, connectedAt: null, missingSince: null };
  await db
    .insert(careersDomains)
    .values({ companyId, ...row, ...none })
    .onConflictDoUpdate({ target: careersDomains.companyId, set: { ...row, ...none } });
}

export async function updateDomain(
  db: Database,
  companyId: string,
  set: Partial<typeof careersDomains.$inferInsert>,
): Promise<void> {
  await db.update(careersDomains).set(set).where(eq(careersDomains.companyId, companyId));
}

export async function deleteDomain(db: Database, companyId: string): Promise<void> {
  await db.delete(careersDomains).where(eq(careersDomains.companyId, companyId));
}

/**
 * The domain that was looked at the longest ago, before one moment at least, or before another where it waits and was set
 * since a third. Of a company that is suspended or closed none that waits; a connected one may have been given up.
 */
export async function selectToCheck(
  db: Database,
  before: { daily: Date; hourly: Date; newSince: Date },
): Promise<CareersDomain | undefined> {
  const { checkedAt, connectedAt, setAt } = careersDomains;
  const isDue = or(
    isNull(checkedAt),
    lt(checkedAt, before.daily),
    and(isNull(connectedAt), gt(setAt, before.newSince), lt(checkedAt, before.hourly)),
  );
  const isOpen = notInArray(companies.approvedStatus, ['Suspended', 'Closed']);
  const [row] = await db
    .select(getTableColumns(careersDomains))
    .from(careersDomains)
    .innerJoin(companies, eq(companies.id, careersDomains.companyId))
    .where(and(isDue, or(isNotNull(connectedAt), isOpen)))
    .orderBy(sql`${checkedAt} nulls first`)
    .limit(1);
  return row;
}

/** The domains that are a page's, shown or not, each with its present address; one that was lost before that moment is none's. */
export function selectServedDomains(db: Database, lostBefore: Date) {
  return db
    .select({ domain: careersDomains.domain, slug: careersAddresses.slug })
    .from(careersDomains)
    .innerJoin(
      careersAddresses,
      and(eq(careersAddresses.companyId, careersDomains.companyId), eq(careersAddresses.isCurrent, true)),
    )
    .where(
      and(
        isNotNull(careersDomains.connectedAt),
        or(isNull(careersDomains.missingSince), gt(careersDomains.missingSince, lostBefore)),
      ),
    );
}
