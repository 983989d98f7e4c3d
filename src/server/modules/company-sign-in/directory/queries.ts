import { and, asc, count, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DirectoryFilter } from '#domain/companies/scim.ts';
import type { Database } from '#server/platform/database/database.ts';
import { companyDirectories, directoryGroups, directoryPeople, type RefusedRequest } from './table.ts';

export type PersonRow = typeof directoryPeople.$inferSelect;

export async function selectDirectory(db: Database, connectionId: string) {
  const [row] = await db
    .select()
    .from(companyDirectories)
    .where(eq(companyDirectories.connectionId, connectionId));
  return row;
}

export async function selectDirectoryByToken(db: Database, tokenHash: string) {
  const [row] = await db.select().from(companyDirectories).where(eq(companyDirectories.tokenHash, tokenHash));
  return row;
}

/** Another token takes the place of the one before. */
export async function saveDirectory(
  db: Database,
  row: { connectionId: string; tokenHash: string; beginning: string; createdAt: Date },
): Promise<void> {
  const set = { ...row, lastUsedAt: null, refused: [] };
  await db
    .insert(companyDirectories)
    .values(set)
    .onConflictDoUpdate({ target: companyDirectories.connectionId, set });
}

export async function deleteDirectory(db: Database, connectionId: string): Promise<boolean> {
  const rows = await db
    .delete(companyDirectories)
    .where(eq(companyDirectories.connectionId, connectionId))
    .returning({ id: companyDirectories.connectionId });
  return rows.length > 0;
}

export async function touchDirectory(db: Database, connectionId: string, now: Date): Promise<void> {
  await db
    .update(companyDirectories)
    .set({ lastUsedAt: now })
    .where(eq(companyDirectories.connectionId, connectionId));
}

/** Keeps the last ten of what was refused. */
export async function keepRefused(
  db: Database,
  connectionId: string,
  refused: RefusedRequest,
): Promise<void> {
  const one = sql`${JSON.stringify([refused])}::jsonb`;
  await db
    .update(companyDirectories)
    .set({ refused: sql`jsonb_path_query_array(${one} || ${companyDirectories.refused}, '$[0 to 9]')` })
    .where(eq(companyDirectories.connectionId, connectionId));
}

function peopleWhere(connectionId: string, filter: DirectoryFilter | undefined): SQL | undefined {
  const own = eq(directoryPeople.connectionId, connectionId);
  if (!filter) return own;
  return filter.attribute === 'username'
    ? and(own, eq(sql`lower(${directoryPeople.userName})`, filter.value.toLowerCase()))
    : and(own, eq(directoryPeople.externalId, filter.value));
}

export function selectPeople(
  db: Database,
  connectionId: string,
  { filter, offset, limit }: { filter: DirectoryFilter | undefined; offset: number; limit: number },
): Promise<PersonRow[]> {
  return db
    .select()
    .from(directoryPeople)
    .where(peopleWhere(connectionId, filter))
    .orderBy(asc(directoryPeople.id))
    .limit(limit)
    .offset(offset);
}

export async function countPeople(
  db: Database,
  connectionId: string,
  filter?: DirectoryFilter,
): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(directoryPeople)
    .where(peopleWhere(connectionId, filter));
  return row?.total ?? 0;
}

export async function selectPerson(
  db: Database,
  connectionId: string,
  id: string,
): Promise<PersonRow | undefined> {
  const [row] = await db
    .select()
    .from(directoryPeople)
    .where(and(eq(directoryPeople.connectionId, connectionId), eq(directoryPeople.id, id)));
  return row;
}

export async function selectPersonOf(
  db: Database,
  connectionId: string,
  accountId: string,
): Promise<PersonRow | undefined> {
  const [row] = await db
    .select()
    .from(directoryPeople)
    .where(and(eq(directoryPeople.connectionId, connectionId), eq(directoryPeople.accountId, accountId)));
  return row;
}

/** Whether a directory says of somebody, by the account or the address, that they are there no more. */
export async function hasLeft(
  db: Database,
  connectionId: string,
  { accountId, email }: { accountId: string; email: string },
): Promise<boolean> {
  const address = sql`lower(coalesce(nullif(${directoryPeople.email}, ''), ${directoryPeople.userName}))`;
  const rows = await db
    .select({ isActive: directoryPeople.isActive })
    .from(directoryPeople)
    .where(
      and(
        eq(directoryPeople.connectionId, connectionId),
        or(
          eq(directoryPeople.accountId, accountId),
          and(isNull(directoryPeople.accountId), eq(address, email)),
        ),
      ),
    );
  return rows.length > 0 && rows.every(({ isActive }) => !isActive);
}

export async function insertPerson(
  db: Database,
  row: typeof directoryPeople.$inferInsert,
): Promise<PersonRow> {
  const [made] = await db.insert(directoryPeople).values(row).returning();
  if (!made) throw new Error('The person was not written');
  return made;
}

export async function updatePerson(
  db: Database,
  id: string,
  set: Partial<typeof directoryPeople.$inferInsert>,
): Promise<PersonRow> {
  const [row] = await db.update(directoryPeople).set(set).where(eq(directoryPeople.id, id)).returning();
  if (!row) throw new Error('The person is gone');
  return row;
}

export async function deletePerson(db: Database, id: string): Promise<void> {
  await db.delete(directoryPeople).where(eq(directoryPeople.id, id));
}

export async function deleteAllOf(db: Database, connectionId: string): Promise<void> {
  await db.delete(directoryGroups).where(eq(directoryGroups.connectionId, connectionId));
  await db.delete(directoryPeople).where(eq(directoryPeople.connectionId, connectionId));
}
