import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { directoryGroupMembers, directoryGroups, directoryPeople } from './table.ts';

export type GroupRow = typeof directoryGroups.$inferSelect;

/** The groups of a directory, or the one of a name, in the order of their names. */
export function selectGroups(db: Database, connectionId: string, name?: string): Promise<GroupRow[]> {
  return db
    .select()
    .from(directoryGroups)
    .where(
      and(
        eq(directoryGroups.connectionId, connectionId),
        name === undefined ? undefined : eq(directoryGroups.displayName, name),
      ),
    )
    .orderBy(asc(directoryGroups.displayName));
}

export async function insertGroup(db: Database, row: typeof directoryGroups.$inferInsert): Promise<GroupRow> {
  const [made] = await db.insert(directoryGroups).values(row).returning();
  if (!made) throw new Error('The group was not written');
  return made;
}

export async function updateGroup(
  db: Database,
  id: string,
  set: Partial<typeof directoryGroups.$inferInsert>,
): Promise<void> {
  await db.update(directoryGroups).set(set).where(eq(directoryGroups.id, id));
}

export async function deleteGroup(db: Database, id: string): Promise<void> {
  await db.delete(directoryGroups).where(eq(directoryGroups.id, id));
}

export function selectGroupMembers(db: Database, groupIds: readonly string[]) {
  return db
    .select()
    .from(directoryGroupMembers)
    .where(inArray(directoryGroupMembers.groupId, [...groupIds]))
    .orderBy(asc(directoryGroupMembers.personId));
}

export async function writeGroupMembers(
  db: Database,
  groupId: string,
  { joined, left }: { joined: readonly string[]; left: readonly string[] },
): Promise<void> {
  if (left.length > 0)
    await db
      .delete(directoryGroupMembers)
      .where(
        and(eq(directoryGroupMembers.groupId, groupId), inArray(directoryGroupMembers.personId, [...left])),
      );
  if (joined.length > 0)
    await db
      .insert(directoryGroupMembers)
      .values(joined.map((personId) => ({ groupId, personId })))
      .onConflictDoNothing();
}

/** Those of the ids that are people of this directory. */
export async function selectKnownIds(db: Database, connectionId: string, ids: readonly string[]) {
  const rows = await db
    .select({ id: directoryPeople.id })
    .from(directoryPeople)
    .where(and(eq(directoryPeople.connectionId, connectionId), inArray(directoryPeople.id, [...ids])));
  return rows.map(({ id }) => id);
}

/** What the groups of somebody are called. */
export async function selectGroupNames(db: Database, personId: string): Promise<string[]> {
  const rows = await db
    .select({ name: directoryGroups.displayName })
    .from(directoryGroupMembers)
    .innerJoin(directoryGroups, eq(directoryGroups.id, directoryGroupMembers.groupId))
    .where(eq(directoryGroupMembers.personId, personId));
  return rows.map(({ name }) => name);
}
