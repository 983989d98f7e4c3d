import { and, asc, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { companyDomains } from './table.ts';

export type DomainRow = typeof companyDomains.$inferSelect;

/** The domains of a company in the order of the alphabet; there are at most `mostDomains`. */
export function selectDomains(db: Database, companyId: string): Promise<DomainRow[]> {
  return db
    .select()
    .from(companyDomains)
    .where(eq(companyDomains.companyId, companyId))
    .orderBy(asc(companyDomains.domain));
}

export async function selectDomain(db: Database, id: string): Promise<DomainRow | undefined> {
  const [row] = await db.select().from(companyDomains).where(eq(companyDomains.id, id));
  return row;
}

/** Whose a domain is, once that is proved. */
export async function selectProved(db: Database, domain: string): Promise<DomainRow | undefined> {
  const [row] = await db
    .select()
    .from(companyDomains)
    .where(and(eq(companyDomains.domain, domain), isNotNull(companyDomains.provedAt)));
  return row;
}

export async function insertDomain(db: Database, row: DomainRow): Promise<void> {
  await db.insert(companyDomains).values(row);
}

/** The proved domain whose record has been unseen for the longest, and since that moment at least. */
export async function selectToCheck(db: Database, before: Date): Promise<DomainRow | undefined> {
  const [row] = await db
    .select()
    .from(companyDomains)
    .where(
      and(
        eq(companyDomains.provedBy, 'record'),
        isNotNull(companyDomains.provedAt),
        lt(companyDomains.checkedAt, before),
      ),
    )
    .orderBy(asc(companyDomains.checkedAt))
    .limit(1);
  return row;
}

export async function updateDomain(
  db: Database,
  id: string,
  set: Partial<typeof companyDomains.$inferInsert>,
): Promise<void> {
  await db.update(companyDomains).set(set).where(eq(companyDomains.id, id));
}

export async function deleteDomain(db: Database, id: string): Promise<void> {
  await db.delete(companyDomains).where(eq(companyDomains.id, id));
}

export async function deleteDomainsOf(db: Database, companyId: string): Promise<void> {
  await db.delete(companyDomains).where(eq(companyDomains.companyId, companyId));
}
