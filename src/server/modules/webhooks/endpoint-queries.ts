import { eq, sql } from 'drizzle-orm';
import { companies } from '#server/modules/companies/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { webhookEndpoints } from './table.ts';

const endpointColumns = {
  id: webhookEndpoints.id,
  companyId: webhookEndpoints.companyId,
  url: webhookEndpoints.url,
  events: webhookEndpoints.events,
  withPersonalData: webhookEndpoints.withPersonalData,
  state: webhookEndpoints.state,
  secret: webhookEndpoints.secret,
  formerSecret: webhookEndpoints.formerSecret,
  formerSecretUntil: webhookEndpoints.formerSecretUntil,
  failingSince: webhookEndpoints.failingSince,
  createdAt: webhookEndpoints.createdAt,
};

/** The endpoints of a company, the newest first; there are at most `mostWebhooks`. */
export function selectEndpoints(db: Database, companyId: string) {
  return db
    .select(endpointColumns)
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.companyId, companyId))
    .orderBy(sql`${webhookEndpoints.createdAt} desc nulls first`);
}
export type EndpointRow = Awaited<ReturnType<typeof selectEndpoints>>[number];

export async function selectEndpoint(db: Database, id: string, lock = false) {
  const query = db.select(endpointColumns).from(webhookEndpoints).where(eq(webhookEndpoints.id, id));
  const [row] = lock ? await query.for('update') : await query;
  return row;
}

/** With whether its company is approved. */
export async function selectEndpointToReach(db: Database, id: string) {
  const [row] = await db
    .select({
      ...endpointColumns,
      approvedStatus: companies.approvedStatus,
      company: companies.name,
      companyAr: companies.nameAr,
    })
    .from(webhookEndpoints)
    .innerJoin(companies, eq(companies.id, webhookEndpoints.companyId))
    .where(eq(webhookEndpoints.id, id));
  return row;
}
export type EndpointToReach = NonNullable<Awaited<ReturnType<typeof selectEndpointToReach>>>;

export async function insertEndpoint(db: Database, row: typeof webhookEndpoints.$inferInsert): Promise<void> {
  await db.insert(webhookEndpoints).values(row);
}

export async function updateEndpoint(
  db: Database,
  id: string,
  set: Partial<typeof webhookEndpoints.$inferInsert>,
): Promise<void> {
  await db.update(webhookEndpoints).set(set).where(eq(webhookEndpoints.id, id));
}

export async function deleteEndpoint(db: Database, id: string): Promise<void> {
  await db.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
}

export async function deleteEndpointsOf(db: Database, companyId: string): Promise<void> {
  await db.delete(webhookEndpoints).where(eq(webhookEndpoints.companyId, companyId));
}
