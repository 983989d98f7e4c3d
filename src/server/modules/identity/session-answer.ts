import { roleOf } from '#domain/people.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type SessionPart, sessionAsked } from './events.ts';
import { type Account, findAccount } from './queries.ts';
import { isOfSuspendedAccount } from './sessions-service.ts';

/** Who is signed in, with what the modules above add for the role; refuses with 401 and how the account stands. */
export async function readSession(context: Context) {
  if (context.actor.role === 'visitor') throw await refusal(context);
  const account = await findAccount(context.db, context.actor.accountId);
  const role = account && roleOf(account.userType);
  if (!account || !role) throw await refusal(context);
  const parts: SessionPart[] = [];
  await context.events.publish(context, sessionAsked, {
    accountId: account.id,
    role,
    add: (part) => parts.push(part),
  });
  const whole: SessionPart = Object.assign({}, ...parts);
  return {
    success: true,
    user_type: account.userType,
    data: {
      ...whole.data,
      ...presentAccount(account),
      avatar: whole.avatar ?? null,
      pending_email: account.pendingEmail,
    },
    candidate_details: whole.candidateDetails ?? null,
    extra_data: whole.extraData ?? null,
    data_stats: whole.dataStats ?? {},
    settings: whole.settings ?? {},
    msg: '',
    account_status: account.status,
  };
}

/** An account in the answers of the session. */
export function presentAccount(account: Account) {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    avatar: null,
    email_verified_at: account.emailVerifiedAt?.toISOString() ?? null,
  };
}

async function refusal(context: Context): Promise<Refusal> {
  const isSuspended = await isOfSuspendedAccount(context);
  return new Refusal(isSuspended ? 'SESSION_SUSPENDED' : 'NOT_SIGNED_IN', {
    params: { account_status: isSuspended ? 'suspended' : 'signed-out' },
  });
}
