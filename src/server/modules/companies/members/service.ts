import type { MemberRole } from '#domain/companies/roles.ts';
import { isId } from '#domain/ids.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { namingOf, recordActivities, recordActivity } from '#server/modules/companies/activity/service.ts';
import { memberRolesChanged } from '#server/modules/companies/events.ts';
import { deleteKeysOf } from '#server/modules/companies/keys/queries.ts';
import { requireAct } from '#server/modules/companies/policy.ts';
import { getCompanyLocked } from '#server/modules/companies/service.ts';
import { picturePath } from '#server/modules/files/service.ts';
import type { Account } from '#server/modules/identity/service.ts';
import { revokeSessions } from '#server/modules/identity/sessions-service.ts';
import type { CompanyActor, MemberActor, OwnerActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { employerIn, scopeOf } from '#server/platform/scope.ts';
import {
  deleteMember,
  selectMember,
  selectMembers,
  selectOpenInvitations,
  selectOwners,
  updateRoles,
} from './queries.ts';

/** The owners of a company who may sign in. */
export function findOwners(db: Database, companyId: string) {
  return selectOwners(db, companyId);
}

/** The people of the own company; owners also see who is invited. */
export async function listMembers(context: Context<CompanyActor>) {
  const { actor } = context;
  const isOwner = actor.memberRole === 'owner';
  const rows = await selectMembers(context.db, actor.companyId);
  const invitations = isOwner
    ? await selectOpenInvitations(context.db, actor.companyId, context.clock.now())
    : [];
  return {
    members: rows.map((row) => ({
      id: row.id,
      name: personNameIn(context.locale, row.name, row.nameAr),
      email: row.email,
      avatar: picturePath(row.avatarFileId),
      role: row.role,
      is_you: row.id === actor.accountId,
      since: row.since.toISOString(),
    })),
    invitations: invitations.map(presentInvitation),
  };
}

/** An open invitation on the wire; its link is in the letter alone. */
export function presentInvitation(row: {
  id: string;
  email: string;
  role: string;
  openingIds: string[];
  expiresAt: Date;
}) {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    openings: row.openingIds,
    expires_at: row.expiresAt.toISOString(),
  };
}

/** Changes a member's role; a company always keeps an owner. */
export async function changeMemberRole(
  context: Context<OwnerActor>,
  input: { id: string; role: MemberRole },
): Promise<void> {
  const { companyId } = context.actor;
  const member = await lockedMember(context, companyId, input.id);
  if (member.role === input.role) return;
  if (member.role === 'owner') await requireAnotherOwner(context, companyId, input.id);
  const { id: accountId, role } = input;
  await writeRoles(context, companyId, [{ accountId, role, from: member.role, person: member.account }]);
}

type Named = Pick<Account, 'name' | 'nameAr'>;

/** A member who gets another role. */
export interface RoleChange {
  accountId: string;
  person: Named;
  from: MemberRole;
  role: MemberRole;
}

/** Statements take so many members at once. */
const membersAtOnce = 1000;

/** Gives members of a locked company other roles, and tells of it. */
export async function writeRoles(
  context: Context,
  companyId: string,
  changes: readonly RoleChange[],
): Promise<void> {
  for (let at = 0; at < changes.length; at += membersAtOnce) {
    const members = changes.slice(at, at + membersAtOnce);
    await updateRoles(context.db, members);
    await context.events.publish(context, memberRolesChanged, { companyId, members });
    await recordActivities(
      context,
      members.map(({ accountId: subjectId, person, role }) => ({
        ...{ companyId, kind: 'member.role_changed', subjectId, facts: { role } },
        ...namingOf([person]),
      })),
    );
  }
}

/** Takes a member out and ends their sessions; anybody may leave, but the last owner. */
export async function removeMember(context: Context<MemberActor>, accountId: string): Promise<void> {
  const { actor } = context;
  if (accountId !== actor.accountId) requireAct(actor, 'manage_members');
  const companyId = employerIn(scopeOf(actor));
  await endMembership(context, { companyId, accountId }, accountId === actor.accountId ? 'left' : 'removed');
}

/** The same for whoever the company's own directory says has gone. */
export function dismissMember(
  context: Context,
  member: { companyId: string; accountId: string },
): Promise<void> {
  return endMembership(context, member, 'removed');
}

async function endMembership(
  context: Context,
  { companyId, accountId }: { companyId: string; accountId: string },
  how: 'left' | 'removed',
): Promise<void> {
  const member = await lockedMember(context, companyId, accountId);
  if (member.role === 'owner') await requireAnotherOwner(context, companyId, accountId);
  const kind = `member.${how}`;
  await recordActivity(context, { companyId, kind, ...namingOf([member.account]), subjectId: accountId });
  await deleteMember(context.db, accountId);
  await deleteKeysOf(context.db, accountId);
  await revokeSessions(context, accountId);
}

/** The company's row is locked first, so that two owners can't leave at once (X3). */
async function lockedMember(context: Context, companyId: string, accountId: string) {
  await getCompanyLocked(context, companyId);
  const member = isId(accountId) ? await selectMember(context.db, accountId) : undefined;
  if (member?.companyId !== companyId) throw new Refusal('NOT_FOUND');
  return member;
}

async function requireAnotherOwner(context: Context, companyId: string, accountId: string): Promise<void> {
  const owners = await selectOwners(context.db, companyId);
  if (!owners.some(({ id }) => id !== accountId)) throw new Refusal('LAST_OWNER');
}
