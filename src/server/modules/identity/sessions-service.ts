import { roleOf } from '#domain/people.ts';
import type { SignedInActor } from '#server/platform/actor.ts';
import type { Context, Platform } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken, newToken, secretCookieHeader, sessionCookie } from '#server/platform/sessions.ts';
import { isSecureCookie } from './cookies.ts';
import { deviceName, rememberDevice } from './devices.ts';
import { accountSignedIn } from './events.ts';
import { sendNewDeviceNotice } from './mail.ts';
import {
  type Account,
  deleteOwnSession,
  deleteSession,
  deleteSessions,
  findSession,
  insertSession,
  isSuspendedSession,
  selectSessions,
  touchSession,
  updateAccount,
} from './queries.ts';

const day = 86_400_000;
const hour = 3_600_000;

/** The live session of a token; slides its 30 days at most once an hour (12 hours, never sliding, for admins). */
export async function findLiveSession(platform: Pick<Platform, 'db' | 'clock'>, token: string) {
  const now = platform.clock.now();
  const session = await findSession(platform.db, hashToken(token), now);
  if (session && !isAdmin(session.userType) && now.getTime() - session.lastSeenAt.getTime() > hour) {
    await touchSession(platform.db, session.sessionId, now, new Date(now.getTime() + 30 * day));
  }
  return session;
}

/**
 * Opens a session within the caller's transaction and sets its cookie; answers the token for API clients.
 * A browser that the account never used before brings its owner a letter (S13).
 */
export async function openSession(context: Context, account: Account): Promise<string> {
  const token = newToken();
  const now = context.clock.now();
  const life = isAdmin(account.userType) ? 12 * hour : 30 * day;
  await insertSession(context.db, {
    accountId: account.id,
    tokenHash: hashToken(token),
    ip: context.request.ip,
    userAgent: context.request.userAgent.slice(0, 300),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + life),
  });
  setSessionCookie(context, token, life / 1000);
  await updateAccount(context.db, account.id, now, { lastSignInAt: now });
  if (await rememberDevice(context, account.id)) await sendNewDeviceNotice(context, account);
  const role = roleOf(account.userType);
  if (role) await context.events.publish(context, accountSignedIn, { accountId: account.id, role });
  return token;
}

/** Ends the session of this request and clears the browser's copies. */
export async function signOut(context: Context, token: string | undefined): Promise<void> {
  if (token) await deleteSession(context.db, hashToken(token));
  forgetBrowser(context);
}

/** Ends every session of an account, or every other than the one kept; they are refused from the next request on. */
export async function revokeSessions(
  context: Context,
  accountId: string,
  options: { keep?: string } = {},
): Promise<void> {
  await deleteSessions(context.db, accountId, options.keep);
}

/** Ends the caller's sessions, with or without the one that asks. */
export async function signOutEverywhere(context: Context, keepsCurrent: boolean): Promise<void> {
  const actor = requireSignedIn(context);
  await revokeSessions(context, actor.accountId, { keep: keepsCurrent ? actor.sessionId : undefined });
  if (!keepsCurrent) forgetBrowser(context);
}

/** Ends one session of the caller. */
export async function endSession(context: Context, id: string): Promise<void> {
  const actor = requireSignedIn(context);
  if (!(await deleteOwnSession(context.db, actor.accountId, id))) throw new Refusal('NOT_FOUND');
  if (id === actor.sessionId) forgetBrowser(context);
}

/** The caller's open sessions, the latest used first. */
export async function listSessions(context: Context) {
  const actor = requireSignedIn(context);
  const rows = await selectSessions(context.db, actor.accountId, context.clock.now());
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent),
    ip: row.ip,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    is_current: row.id === actor.sessionId,
  }));
}

/** Takes the session from the browser and lets it drop what it kept. */
export function forgetBrowser(context: Context): void {
  setSessionCookie(context, '', 0);
  context.answerHeaders.set('clear-site-data', '"cache"');
}

/** Why a token opens nothing: its account is suspended, or there is no such session. */
export async function isOfSuspendedAccount(context: Context): Promise<boolean> {
  const { sessionToken } = context;
  return sessionToken !== undefined && isSuspendedSession(context.db, hashToken(sessionToken));
}

/** The caller, who must be signed in. */
export function requireSignedIn({ actor }: Context): SignedInActor {
  if (actor.role === 'visitor') throw new Refusal('NOT_SIGNED_IN');
  return actor;
}

function setSessionCookie(context: Context, token: string, maxAgeSeconds: number): void {
  context.answerHeaders.append(
    'set-cookie',
    secretCookieHeader(sessionCookie, token, { maxAgeSeconds, isSecure: isSecureCookie(context) }),
  );
}

function isAdmin(userType: number): boolean {
  return userType === 2 || userType === 3;
}
