import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { MemberRole } from '#domain/companies/roles.ts';
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
        and(
          eq(directoryGroupMembers.groupId, groupId),
          sql`${directoryGroupMembers.personId} = any(${sql.param([...left])}::uuid[])`,
        ),
      );
  if (joined.length > 0)
    await db.execute(sql`
      insert into directory_group_members (group_id, person_id)
      select ${groupId}::uuid, unnest(${sql.param([...joined])}::uuid[]) on conflict do nothing`);
}

/** Those of the ids that are people of this directory. */
export async function selectKnownIds(db: Database, connectionId: string, ids: readonly string[]) {
  const rows = await db
    .select({ id: directoryPeople.id })
    .from(directoryPeople)
    .where(
      and(
        eq(directoryPeople.connectionId, connectionId),
        sql`${directoryPeople.id} = any(${sql.param([...ids])}::uuid[])`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Members of the company among these people, with what their groups are called. */
export async function selectMembersInGroups(
  db: Database,
  { connectionId, companyId, ids }: { connectionId: string; companyId: string; ids: readonly string[] },
) {
  const { rows } = await db.execute<{
    accountId: string;
    name: string;
    nameAr: string;
    role: MemberRole;
    groups: string[];
  }>(sql`
    select account.id as "accountId", account.name, account.name_ar as "nameAr", member.role,
      array(select team.display_name from directory_group_members one join directory_groups team on team.id = one.group_id
        where one.person_id = person.id) as groups
    from directory_people person join accounts account on account.id = person.account_id
      join company_members member on member.account_id = account.id
    where person.connection_id = ${connectionId} and member.company_id = ${companyId}
      and person.id = any(${sql.param([...ids])}::uuid[])
    order by account.id`);
  return rows;
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
