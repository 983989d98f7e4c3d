import { isAdministrator, roleOf, type UserType } from '#domain/identity/people.ts';
import type { SignedInActor } from '#server/platform/actor.ts';
import { recordAudit } from '#server/platform/audit.ts';
import type { Context, Platform } from '#server/platform/context.ts';
import { isSecureCookie } from '#server/platform/cookies.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { hashToken, newToken, secretCookieHeader } from '#server/platform/sessions.ts';
import { deviceName, rememberDevice } from './devices.ts';
import { accountSignedIn } from './events.ts';
import { findSession } from './live-session.ts';
import { sendNewDeviceNotice } from './mail.ts';
import {
  type Account,
  deleteOwnSession,
  deleteSession,
  deleteSessions,
  insertSession,
  isSuspendedSession,
  noteActivity,
  selectOpenSessions,
  selectSessions,
  touchSession,
  updateAccount,
} from './queries.ts';
import { endSecrets } from './secret-queries.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a session lasts unused, and at most (S10); `noted` is how exactly its last use is known. */
const lives = {
  admin: { unused: 30 * minute, most: 12 * hour, noted: minute },
  other: { unused: 30 * day, most: 90 * day, noted: hour },
};

export interface SignedIn {
  account: Account;
  token: string;
}

/** A suspended account opens no session, and reads why. */
export function requireActive({ status }: Pick<Account, 'status'>): void {
  if (status !== 'active')
    throw new Refusal('ACCOUNT_SUSPENDED', { params: { account_status: 'suspended' } });
}

/** The live session of a token; its use puts the end off. */
export async function findLiveSession(platform: Pick<Platform, 'db' | 'clock'>, token: string) {
  const now = platform.clock.now();
  const session = await findSession(platform.db, hashToken(token), now);
  if (session && now.getTime() - session.lastSeenAt.getTime() > lifeOf(session).noted)
    await touchSession(platform.db, session, now, endOf(session, now));
  return session;
}

/** Those of the sessions that are open now; asking is no use of them. */
export function findOpenSessions({ db, clock }: Pick<Platform, 'db' | 'clock'>, ids: readonly string[]) {
  return selectOpenSessions(db, ids, clock.now());
}

/**
 * Opens a session within the caller's transaction and sets its cookie; answers the token for API clients.
 * A browser that the account never used before brings its owner a letter (S13). `isProved`: anew, by a company's own sign-in.
 */
export async function openSession(
  context: Context,
  account: Account,
  { isProved = false }: { isProved?: boolean } = {},
): Promise<string> {
  const token = newToken();
  const now = context.clock.now();
  await insertSession(context.db, {
    accountId: account.id,
    tokenHash: hashToken(token),
    ip: context.request.ip,
    userAgent: context.request.userAgent.slice(0, 300),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: endOf({ userType: account.userType, createdAt: now }, now),
    provedAt: isProved ? now : null,
  });
  setSessionCookie(context, token, lifeOf(account).most / 1000);
  await updateAccount(context.db, account.id, now, { lastSignInAt: now });
  await noteActivity(context.db, account.id, now);
  if (await rememberDevice(context, account.id)) await sendNewDeviceNotice(context, account);
  const role = roleOf(account.userType);
  if (!role) return token;
  const person = { accountId: account.id, name: account.name, role };
  await recordAudit(context, { kind: 'signed-in', person });
  await context.events.publish(context, accountSignedIn, { accountId: account.id, role });
  return token;
}

/** Ends the session of this request and clears the browser's copies. */
export async function signOut(context: Context, token: string | undefined): Promise<void> {
  if (token) await deleteSession(context.db, hashToken(token));
  forgetBrowser(context);
}

/**
 * Ends every session of an account, or every other than the one kept; they are refused from the next request on. Who
 * stands between the two steps of a sign-in begins again.
 */
export async function revokeSessions(
  context: Context,
  accountId: string,
  options: { keep?: string } = {},
): Promise<void> {
  await deleteSessions(context.db, accountId, options.keep);
  await endSecrets(context.db, accountId, 'second-step', context.clock.now());
}

/** Ends the caller's sessions, with or without the one that asks. */
export async function signOutEverywhere(
  context: Context<SignedInActor>,
  keepsCurrent: boolean,
): Promise<void> {
  const { actor } = context;
  await revokeSessions(context, actor.accountId, { keep: keepsCurrent ? actor.sessionId : undefined });
  if (!keepsCurrent) forgetBrowser(context);
}

/** Ends one session of the caller. */
export async function endSession(context: Context<SignedInActor>, id: string): Promise<void> {
  const { actor } = context;
  if (!(await deleteOwnSession(context.db, actor.accountId, id))) throw new Refusal('NOT_FOUND');
  if (id === actor.sessionId) forgetBrowser(context);
}

/** The caller's open sessions, the latest used first. */
export async function listSessions(context: Context<SignedInActor>) {
  const { actor } = context;
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

/** Takes the session from the browser and lets it drop what it kept, drafts included; theme and language are cookies. */
export function forgetBrowser(context: Context): void {
  setSessionCookie(context, '', 0);
  context.responseHeaders.set('clear-site-data', '"cache", "storage"');
}

/** Why a token opens nothing: its account is suspended, or there is no such session. */
export async function isOfSuspendedAccount(context: Context): Promise<boolean> {
  const { sessionToken } = context;
  return sessionToken !== undefined && isSuspendedSession(context.db, hashToken(sessionToken));
}

function setSessionCookie(context: Context, token: string, maxAgeSeconds: number): void {
  context.responseHeaders.append(
    'set-cookie',
    secretCookieHeader('session', token, {
      maxAgeSeconds,
      isSecure: isSecureCookie(context),
      publicUrl: context.config.publicUrl,
    }),
  );
}

function endOf(session: { userType: UserType; createdAt: Date }, now: Date): Date {
  const { unused, most } = lifeOf(session);
  return new Date(Math.min(now.getTime() + unused, session.createdAt.getTime() + most));
}

function lifeOf({ userType }: { userType: UserType }) {
  return isAdministrator(roleOf(userType)) ? lives.admin : lives.other;
}
