import { roleOf } from '#domain/identity/people.ts';
import { adminInvitationDays } from '#domain/identity/team.ts';
import { isId } from '#domain/ids.ts';
import { personNameIn } from '#domain/shown-names.ts';
import { dayMs } from '#domain/time.ts';
import {
  beginWithApp,
  listAdministrators,
  newTotpSecret,
  openTotpSecret,
  removeLostSecondStep,
  sealTotpSecret,
  setAdministratorStatus,
  stepOfCode,
  totpUri,
} from '#server/modules/identity/administrators-service.ts';
import { type Account, createAccount, findAccountByEmail } from '#server/modules/identity/service.ts';
import { openSession } from '#server/modules/identity/sessions-service.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import { recordAudit } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { limitCall, limitSubject } from '#server/platform/limits.ts';
import { sendLetter } from '#server/platform/mail.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { hashToken, newToken } from '#server/platform/sessions.ts';
import {
  deleteInvitation,
  deleteInvitationsTo,
  insertInvitation,
  selectInvitation,
  selectOpenInvitations,
  takeInvitation,
} from './queries.ts';

interface OpenInvitation {
  id: string;
  email: string;
  /** Sealed. */
  totpSecret: string;
}

/** Admins and superadmins with what stands between them and a stranger, and who is invited. */
export async function listTeam(context: Context<AdminActor>) {
  const administrators = await listAdministrators(context);
  const invitations = await selectOpenInvitations(context.db, context.clock.now());
  return {
    administrators: administrators.map((account) => ({
      id: account.id,
      name: personNameIn(context.locale, account.name, account.nameAr),
      email: account.email,
      role: roleOf(account.userType) === 'superadmin' ? ('superadmin' as const) : ('admin' as const),
      status: account.status,
      has_second_step: account.hasSecondStep,
      last_sign_in_at: account.lastSignInAt?.toISOString() ?? null,
      is_you: account.id === context.actor.accountId,
    })),
    invitations: invitations.map(presentInvitation),
  };
}

/** Invites an address that has no account by a letter with a link; an older invitation of it ends. */
export async function inviteAdministrator(context: Context<AdminActor>, { email }: { email: string }) {
  const { actor } = context;
  const now = context.clock.now();
  if (await findAccountByEmail(context.db, email)) throw refuseField('email', 'validation_email_exists');
  const token = newToken();
  await deleteInvitationsTo(context.db, email);
  const invitation = await insertInvitation(context.db, {
    email,
    tokenHash: hashToken(token),
    totpSecret: sealTotpSecret(context, newTotpSecret(), email),
    invitedBy: actor.accountId,
    expiresAt: new Date(now.getTime() + adminInvitationDays * dayMs),
    createdAt: now,
  });
  await sendLetter(context, {
    to: email,
    locale: context.locale,
    letter: 'admin-invitation',
    data: {
      inviterName: actor.name,
      inviterNameAr: actor.nameAr,
      path: `/admin-invitation?token=${token}`,
      days: adminInvitationDays,
    },
  });
  return presentInvitation(invitation);
}

/** Withdraws an open invitation: its link opens nothing from now on. */
export async function withdrawInvitation(context: Context<AdminActor>, id: string): Promise<void> {
  if (!isId(id) || !(await deleteInvitation(context.db, id))) throw new Refusal('NOT_FOUND');
}

/** Shuts an administrator out, or lets one in again. */
export async function changeStatus(
  context: Context<AdminActor>,
  { id, status }: { id: string; status: Account['status'] },
): Promise<void> {
  if (!isId(id)) throw new Refusal('NOT_FOUND');
  await setAdministratorStatus(context, id, status);
}

/** Removes another administrator's lost second step; the own one is removed in the settings, with a proof. */
export async function removeSecondStep(context: Context<AdminActor>, id: string): Promise<void> {
  if (!isId(id)) throw new Refusal('NOT_FOUND');
  if (id === context.actor.accountId) throw new Refusal('NOT_ALLOWED');
  await removeLostSecondStep(context, id);
}

/** What a link stands for; an expired, spent or withdrawn one is refused with `LINK_EXPIRED`. */
export async function readInvitation(context: Context, token: string) {
  await limitCall(context, 'verify_link');
  const { invitation, inviter } = await requireInvitation(context, token);
  const { email } = invitation;
  const secret = keyOf(context, invitation);
  return { inviter: inviter ?? '', email, secret, uri: totpUri(secret, email) };
}

/**
 * Accepts with a new account, whose address the letter has proven: a password of at least 15 characters, or a shorter
 * one and the code of an authenticator app with the invitation's key (S2).
 */
export async function acceptInvitation(
  context: Context,
  input: { token: string; name: string; password: string; code?: string | null },
): Promise<{ account: Account; token: string; recoveryCodes: string[] | null }> {
  const { invitation } = await requireInvitation(context, input.token);
  const { name, password } = input;
  const step = input.code ? await requireStep(context, invitation, input.code) : undefined;
  const person = { email: invitation.email, name, password, role: 'admin', locale: context.locale } as const;
  const facts = { isEmailVerified: true, hasSecondFactor: step !== undefined };
  return createAccount(context, { ...person, ...facts }, async (inner, account) => {
    if (!(await takeInvitation(inner.db, invitation.id, inner.clock.now())))
      throw new Refusal('LINK_EXPIRED');
    const factor = { accountId: account.id, secret: keyOf(context, invitation) };
    const recoveryCodes =
      step === undefined ? null : await beginWithApp(inner, { ...factor, lastStep: step });
    const who = { accountId: account.id, name, role: 'admin' };
    await recordAudit(inner, { kind: 'admin.joined', person: who });
    return { account, token: await openSession(inner, account), recoveryCodes };
  });
}

async function requireStep(context: Context, invitation: OpenInvitation, code: string): Promise<number> {
  await limitSubject(context, 'second_factor', invitation.id);
  const step = stepOfCode(keyOf(context, invitation), code, context.clock.now());
  if (step === undefined) throw refuseField('code', 'identity_code_wrong');
  return step;
}

/** The key of the app that goes with an open invitation. */
function keyOf(context: Context, { email, totpSecret }: OpenInvitation): string {
  const key = openTotpSecret(context, totpSecret, email);
  if (!key) throw new Error('An open invitation has no key');
  return key;
}

async function requireInvitation(context: Context, token: string) {
  const found = await selectInvitation(context.db, hashToken(token), context.clock.now());
  if (!found) throw new Refusal('LINK_EXPIRED');
  return found;
}

function presentInvitation({ id, email, expiresAt }: { id: string; email: string; expiresAt: Date }) {
  return { id, email, expires_at: expiresAt.toISOString() };
}
