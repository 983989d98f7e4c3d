import { eq } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { companyConnections, companyIdentities } from './table.ts';

export type ConnectionRow = typeof companyConnections.$inferSelect;

/** Whether this installation speaks what a connection does: SAML is switched on by its operator. */
export function isSpoken(
  { config }: Pick<Context, 'config'>,
  { kind }: Pick<ConnectionRow, 'kind'>,
): boolean {
  return kind !== 'saml' || config.speaksSaml;
}

/** A provider in a few letters: by its host, or as it calls itself. */
export function nameOfProvider({ issuer }: Pick<ConnectionRow, 'issuer'>): string {
  return URL.parse(issuer)?.host || issuer;
}

/** The connection of a company. */
export async function selectConnectionOf(
  db: Database,
  companyId: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await db.select().from(companyConnections).where(eq(companyConnections.companyId, companyId));
  return row;
}

export async function selectConnection(db: Database, id: string): Promise<ConnectionRow | undefined> {
  const [row] = await db.select().from(companyConnections).where(eq(companyConnections.id, id));
  return row;
}

export async function insertConnection(
  db: Database,
  row: typeof companyConnections.$inferInsert,
): Promise<void> {
  await db.insert(companyConnections).values(row);
}

export async function updateConnection(
  db: Database,
  id: string,
  set: Partial<typeof companyConnections.$inferInsert>,
): Promise<void> {
  await db.update(companyConnections).set(set).where(eq(companyConnections.id, id));
}

export async function deleteConnectionOf(db: Database, companyId: string): Promise<void> {
  await db.delete(companyConnections).where(eq(companyConnections.companyId, companyId));
}

/** Subjects are those of a provider and of a client there. */
export async function deleteIdentities(db: Database, connectionId: string): Promise<void> {
  await db.delete(companyIdentities).where(eq(companyIdentities.connectionId, connectionId));
}
