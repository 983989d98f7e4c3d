import { type ConnectionState, domainOf } from '#domain/companies/sign-in.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { findMembers } from '#server/modules/companies/members/entry-service.ts';
import { getCompanyLocked } from '#server/modules/companies/service.ts';
import { verifyOwnPassword } from '#server/modules/identity/passwords-service.ts';
import { comesInAlone } from '#server/modules/identity/provider-service.ts';
import { revokeSessions } from '#server/modules/identity/sessions-service.ts';
import type { OwnerActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import {
  type ConnectionRow,
  isSpoken,
  nameOfProvider,
  selectConnectionOf,
  updateConnection,
} from './connection-queries.ts';
import { selectDomains } from './domain-queries.ts';
import { selectIdentityOf } from './entry-queries.ts';

/** The owners who may keep the password: those who have one, and a second factor. */
export async function keepersOf(context: Context, companyId: string) {
  const keepers: { id: string; name: string }[] = [];
  for (const { id, name, nameAr, role } of await findMembers(context, companyId))
    if (role === 'owner' && (await comesInAlone(context, id)))
      keepers.push({ id, name: personNameIn(context.locale, name, nameAr) });
  return keepers;
}

/**
 * Switches the company's sign-in on, once an owner has come back from it (`SIGN_IN_UNTRIED`), or off; and says whether it is
 * the only way in, which an owner may who has come in by it (`SIGN_IN_UNUSED`), while another way is kept for one owner.
 */
export async function setSignInState(context: Context<OwnerActor>, input: ConnectionState): Promise<void> {
  await verifyOwnPassword(context, input.password);
  const { companyId } = context.actor;
  await context.inTransaction(async (inner) => {
    await getCompanyLocked(inner, companyId);
    const connection = await selectConnectionOf(inner.db, companyId);
    if (!connection) throw new Refusal('NOT_FOUND');
    if (input.is_on && !(connection.triedAt && isSpoken(inner, connection)))
      throw new Refusal('SIGN_IN_UNTRIED');
    const isEnforced = input.is_on && input.is_enforced;
    if (isEnforced) await requireWayBack(inner, connection, input.keeper_id);
    const keeperId = isEnforced ? input.keeper_id : null;
    await updateConnection(inner.db, connection.id, { isOn: input.is_on, isEnforced, keeperId });
    await writeDown(inner, connection, { isOn: input.is_on, isEnforced });
    if (isEnforced && input.ends_sessions) await endOtherSessions(inner, companyId);
  });
}

/** Nobody is shut out: the way has been gone by who asks, and one owner has a password and a second factor. */
async function requireWayBack(
  context: Context<OwnerActor>,
  { id, companyId }: ConnectionRow,
  keeperId: string,
): Promise<void> {
  if (!(await selectIdentityOf(context.db, id, context.actor.accountId))) throw new Refusal('SIGN_IN_UNUSED');
  const keepers = await keepersOf(context, companyId);
  if (!keepers.some((one) => one.id === keeperId)) throw refuseField('keeper_id', 'validation_keeper');
}

/** Of everybody whom it is enforced on; who asks goes on. */
async function endOtherSessions(context: Context<OwnerActor>, companyId: string): Promise<void> {
  const { actor, db } = context;
  const domains = await selectDomains(db, companyId);
  const proved = new Set(domains.filter(({ provedAt }) => provedAt).map(({ domain }) => domain));
  for (const { id, email } of await findMembers(context, companyId))
    if (proved.has(domainOf(email)))
      await revokeSessions(context, id, id === actor.accountId ? { keep: actor.sessionId } : {});
}

async function writeDown(
  context: Context<OwnerActor>,
  { companyId, id, issuer, ...before }: ConnectionRow,
  now: { isOn: boolean; isEnforced: boolean },
): Promise<void> {
  const subject = nameOfProvider({ issuer });
  const write = (kind: string) => recordActivity(context, { companyId, kind, subject, subjectId: id });
  if (before.isOn !== now.isOn) await write(now.isOn ? 'sign_in.switched_on' : 'sign_in.switched_off');
  if (before.isEnforced !== now.isEnforced)
    await write(now.isEnforced ? 'sign_in.enforced' : 'sign_in.passwords_allowed');
}
