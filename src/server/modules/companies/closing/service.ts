import { closedCompanyKeptDays } from '#domain/companies/closing.ts';
import { dayMs } from '#domain/time.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { releaseCareersDomain } from '#server/modules/companies/careers/domain-service.ts';
import { companyClosed } from '#server/modules/companies/events.ts';
import { sendClosed } from '#server/modules/companies/mail.ts';
import { deleteInvitationsOf, selectMembers } from '#server/modules/companies/members/queries.ts';
import { type Company, updateCompany } from '#server/modules/companies/queries.ts';
import { findCompany, getCompanyLocked } from '#server/modules/companies/service.ts';
import { eraseClosedTask } from '#server/modules/companies/task-names.ts';
import { verifyOwnPassword } from '#server/modules/identity/passwords-service.ts';
import { deleteAccount } from '#server/modules/identity/service.ts';
import { forgetBrowser } from '#server/modules/identity/sessions-service.ts';
import type { AdminActor, MemberActor, OwnerActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { forEachIn, type ListOfWork, type WalkPayload } from '#server/platform/each.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { employerIn, scopeOf } from '#server/platform/scope.ts';
import { selectCompaniesToErase } from './queries.ts';

/** An owner closes the own company for good, after the password; it hashes: call it outside a transaction. */
export async function closeOwnCompany(
  context: Context<OwnerActor>,
  { password }: { password: string },
): Promise<void> {
  await verifyOwnPassword(context, password);
  await context.inTransaction(async (inner) => {
    const company = await getCompanyLocked(inner, context.actor.companyId);
    await close(inner, company, { closedBy: 'owner', reason: null });
  });
}

/** An administrator closes a company at its wish, with a reason that its people read. */
export async function closeCompany(
  context: Context<AdminActor>,
  input: { id: string; version: number; reason: string },
): Promise<void> {
  const found = await findCompany(context, input.id);
  if (!found) throw new Refusal('NOT_FOUND');
  const company = await getCompanyLocked(context, found.id);
  if (company.version !== input.version) throw new Refusal('CONFLICT');
  await close(context, company, { closedBy: 'team', reason: input.reason });
}

/**
 * A member deletes the own account after the password. The last owner closes the company instead; a closed company's
 * people may all go. It hashes: call it outside a transaction.
 */
export async function deleteOwnAccount(
  context: Context<MemberActor>,
  { password }: { password: string },
): Promise<void> {
  const { accountId } = context.actor;
  const companyId = employerIn(scopeOf(context.actor));
  await verifyOwnPassword(context, password);
  await context.inTransaction((inner) => deleteMember(inner, { accountId, companyId }));
  forgetBrowser(context);
  context.log.info({ account: accountId }, 'an account was deleted');
}

/** Deletes a member's account within the caller's transaction; the last owner of an open company stays (`LAST_OWNER`). */
export async function deleteMember(
  context: Context,
  { accountId, companyId }: { accountId: string; companyId: string },
): Promise<void> {
  const company = await getCompanyLocked(context, companyId);
  const members = await selectMembers(context.db, companyId);
  const own = members.find(({ id }) => id === accountId);
  const isLastOwner =
    own?.role === 'owner' && !members.some(({ id, role }) => id !== accountId && role === 'owner');
  if (isLastOwner && company.approvedStatus !== 'Closed') throw new Refusal('LAST_OWNER');
  await recordActivity(context, { companyId, kind: 'member.left', subject: '', subjectId: accountId });
  await deleteAccount(context, accountId);
}

/** Erases the companies whose time is over, with the accounts of their people; one after the other. */
export function eraseClosedCompanies(context: Context, payload: WalkPayload = {}): Promise<void> {
  return forEachIn(context, toErase, payload);
}

const toErase: ListOfWork<{ id: string }> = {
  task: eraseClosedTask,
  // Each is a heap of rows.
  pageSize: 5,
  keyOf: ({ id }) => id,
  page: ({ db, clock }, which) => selectCompaniesToErase(db, clock.now(), which),
  async work(context, { id }) {
    const company = await getCompanyLocked(context, id);
    for (const member of await selectMembers(context.db, company.id)) await deleteAccount(context, member.id);
    context.log.info({ company: id }, 'a closed company was erased');
  },
};

async function close(
  context: Context,
  company: Company,
  { closedBy, reason }: { closedBy: 'owner' | 'team'; reason: string | null },
): Promise<void> {
  if (company.approvedStatus === 'Closed') throw new Refusal('COMPANY_CLOSED');
  const now = context.clock.now();
  const eraseAfter = new Date(now.getTime() + closedCompanyKeptDays * dayMs);
  const closed = await updateCompany(
    context.db,
    company.id,
    {
      approvedStatus: 'Closed',
      declineReason: reason,
      approvalBefore: null,
      closedAt: now,
      closedBy,
      eraseAfter,
    },
    now,
  );
  await deleteInvitationsOf(context.db, company.id);
  await releaseCareersDomain(context, company.id);
  await recordActivity(context, { companyId: company.id, kind: 'company.closed', subject: reason ?? '' });
  await context.events.publish(context, companyClosed, { companyId: company.id });
  await sendClosed(context, closed, { reason, eraseAfter });
}
