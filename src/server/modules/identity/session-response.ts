import type { Session } from '#contract/session.ts';
import { roleOf, userTypes } from '#domain/identity/people.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type Account, findAccount } from './queries.ts';
import { isOfSuspendedAccount, type SignedIn } from './sessions-service.ts';

/** Who is signed in, as the module of the role tells it; refuses with 401 and how the account stands. */
export async function readSession(context: Context): Promise<Session> {
  if (context.actor.role === 'visitor') throw await refusal(context);
  const account = await findAccount(context.db, context.actor.accountId);
  if (!account) throw await refusal(context);
  const role = roleOf(account.userType);
  const person = {
    ...presentAccount(account),
    pending_email: account.pendingEmail,
    has_password: account.hasPassword,
  };
  const common = { success: true, msg: '', account_status: account.status };
  if (role === 'admin' || role === 'superadmin') {
    const nothing = { candidate_details: null, extra_data: null, data_stats: {}, settings: {} };
    const type = userTypes[role];
    const data = { ...person, username: account.email, type, status: account.status };
    return { ...common, ...nothing, user_type: type, data };
  }
  const contributor = context.contributors.session.find((entry) => entry.role === role);
  const part = await contributor?.describe(context, person);
  if (!part) throw await refusal(context);
  return { ...common, ...part };
}

/** An account in the answers of the session. */
function presentAccount(account: Account) {
  return {
    id: account.id,
    name: account.name,
    name_ar: account.nameAr,
    email: account.email,
    avatar: null,
    email_verified_at: account.emailVerifiedAt?.toISOString() ?? null,
  };
}

/** What every way of signing in answers. */
export function presentSignedIn({ account, token }: SignedIn) {
  return { success: true, token, user_type: account.userType, data: presentAccount(account) };
}

async function refusal(context: Context): Promise<Refusal> {
  const isSuspended = await isOfSuspendedAccount(context);
  return new Refusal(isSuspended ? 'SESSION_SUSPENDED' : 'NOT_SIGNED_IN', {
    params: { account_status: isSuspended ? 'suspended' : 'signed-out' },
  });
}
