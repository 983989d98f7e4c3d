import { DirectoryFault, type DirectoryGroup } from '#domain/companies/scim.ts';
import { isId } from '#domain/ids.ts';
import { getCompanyLocked } from '#server/modules/companies/service.ts';
import type { ConnectionRow } from '#server/modules/company-sign-in/connection-queries.ts';
import type { Context } from '#server/platform/context.ts';
import { violatesUnique } from '#server/platform/database/database.ts';
import {
  deleteGroup,
  type GroupRow,
  insertGroup,
  selectGroupMembers,
  selectGroups,
  selectKnownIds,
  updateGroup,
  writeGroupMembers,
} from './group-queries.ts';
import { renewRolesOf } from './membership-service.ts';

/** A directory has so many groups here at most: those that give a role, and a few more. */
const mostGroups = 200;

/** A group of this directory with its members; any other answers like none. */
export async function getGroup({ db }: Context, { id }: ConnectionRow, groupId: string) {
  const row = isId(groupId) ? (await selectGroups(db, id)).find((one) => one.id === groupId) : undefined;
  if (!row) throw new DirectoryFault(404, 'There is no such group.');
  return { row, memberIds: (await selectGroupMembers(db, [row.id])).map(({ personId }) => personId) };
}

export function addGroup(context: Context, connection: ConnectionRow, group: DirectoryGroup) {
  return context.inTransaction(async (inner) => {
    await getCompanyLocked(inner, connection.companyId);
    if ((await selectGroups(inner.db, connection.id)).length >= mostGroups)
      throw new DirectoryFault(400, `There are ${mostGroups} groups at most.`, 'tooMany');
    const now = inner.clock.now();
    const { displayName, externalId } = group;
    const row = await refuseTwice(() =>
      insertGroup(inner.db, {
        ...{ connectionId: connection.id, displayName, externalId },
        ...{ createdAt: now, updatedAt: now },
      }),
    );
    await setMembers(inner, connection, { row, before: [], after: group.memberIds });
    return row;
  });
}

/** Brings a group to what the directory says of it now, and its people to the roles that follow. */
export function changeGroup(
  context: Context,
  connection: ConnectionRow,
  groupId: string,
  change: (before: DirectoryGroup) => DirectoryGroup,
): Promise<GroupRow> {
  return context.inTransaction(async (inner) => {
    await getCompanyLocked(inner, connection.companyId);
    const { row, memberIds } = await getGroup(inner, connection, groupId);
    const after = change({ ...row, memberIds });
    const set = {
      displayName: after.displayName,
      externalId: after.externalId,
      updatedAt: inner.clock.now(),
    };
    await refuseTwice(() => updateGroup(inner.db, row.id, set));
    const name = after.displayName;
    await setMembers(inner, connection, { row, before: memberIds, after: after.memberIds, name });
    return { ...row, ...set };
  });
}

export function removeGroup(context: Context, connection: ConnectionRow, groupId: string): Promise<void> {
  return context.inTransaction(async (inner) => {
    await getCompanyLocked(inner, connection.companyId);
    const { row, memberIds } = await getGroup(inner, connection, groupId);
    await setMembers(inner, connection, { row, before: memberIds, after: [] });
    await deleteGroup(inner.db, row.id);
  });
}

async function setMembers(
  context: Context,
  connection: ConnectionRow,
  {
    row,
    before,
    after,
    name = row.displayName,
  }: { row: GroupRow; before: readonly string[]; after: readonly string[]; name?: string },
): Promise<void> {
  const { db } = context;
  const names = [row.displayName, name];
  const isRenamed = name !== row.displayName;
  const [had, has] = [new Set(before), new Set(after)];
  const joined = after.filter((id) => !had.has(id));
  const left = before.filter((id) => !has.has(id));
  const known = await selectKnownIds(db, connection.id, joined.filter(isId));
  if (known.length < joined.length)
    throw new DirectoryFault(400, 'A member of the group is no user of this directory.', 'invalidValue');
  await writeGroupMembers(db, row.id, { joined, left });
  // A group that gives no role changes nobody's, however large it is.
  if (!connection.roles.some(({ group }) => names.includes(group))) return;
  const touched = isRenamed ? [...new Set([...before, ...after])] : [...joined, ...left];
  await renewRolesOf(context, connection, touched);
}

async function refuseTwice<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatesUnique(error, 'directory_groups_name'))
      throw new DirectoryFault(409, 'There is such a group already.', 'uniqueness');
    throw error;
  }
}
