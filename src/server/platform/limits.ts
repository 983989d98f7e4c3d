import { createHash } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { dayMs } from '#domain/time.ts';
import { takeAttempt } from './attempts.ts';
import { clientKey } from './client-key.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { isLifted, type LiftContributors } from './lifted-limits.ts';
import { type LimitName, type LimitRule, limitRules } from './limit-rules.ts';
import { rateLimits } from './limits-table.ts';
import { Refusal } from './refusal.ts';
import { countRefused } from './refused-counts.ts';
import { employerIn, type OpeningScope } from './scope.ts';
import type { OldRows } from './sweep.ts';

/** What a limit needs of a context; `outsideDb` is the pool behind the transaction. */
export interface LimitedContext {
  outsideDb: Database;
  clock: Clock;
  config: { rateLimitFactor: number };
  request: { ip: string };
  actor: { role: string; accountId?: string; companyId?: string; scope?: OpeningScope; key?: { id: string } };
  responseHeaders: Headers;
  contributors: LiftContributors;
}

/** Counts against a rule whose subject the context tells (`ip`, `account`, `company`); refuses past the limit. */
export async function limitCall(context: LimitedContext, name: string): Promise<void> {
  if (!isLimitName(name)) throw new Error(`No rate limit is called ${name}`);
  const rule: LimitRule = limitRules[name];
  if (rule.per === 'named') throw new Error(`The rate limit ${name} needs a subject`);
  await limitSubject(context, name, contextSubject(context, rule));
}

/** Counts against a rule for the subject given (an address, a code's id, two ids joined); refuses past the limit. */
export async function limitSubject(context: LimitedContext, name: LimitName, subject: string): Promise<void> {
  const rule: LimitRule = limitRules[name];
  const whole = rule.tenths ? 10 : 1;
  const attempt = await takeAttempt(context.outsideDb, {
    key: limitKey(name, subject),
    limit: rule.limit * context.config.rateLimitFactor * whole,
    windowSeconds: rule.windowSeconds,
    now: context.clock.now(),
    cost: whole,
  });
  if (!attempt.allowed && subject === clientKey(context.request.ip) && (await isLifted(context))) return;
  context.responseHeaders.set('RateLimit-Limit', String(attempt.limit / whole));
  context.responseHeaders.set('RateLimit-Remaining', String(Math.floor(attempt.remaining / whole)));
  if (attempt.allowed) return;
  countRefused(context, name);
  throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: attempt.retryAfterSeconds });
}

/** Gives back what an attempt cost less than it was charged, once its call has answered. */
export async function settleLimit(
  context: LimitedContext,
  name: string,
  outcome: 'done' | 'refused',
): Promise<void> {
  const rule: LimitRule | undefined = isLimitName(name) ? limitRules[name] : undefined;
  if (!rule?.tenths || !isLimitName(name)) return;
  const rest = 10 - rule.tenths[outcome];
  if (rest === 0) return;
  await context.outsideDb
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - ${rest}::int, 0)` })
    .where(eq(rateLimits.key, limitKey(name, contextSubject(context, rule))));
}

/** Gives an attempt back that was none against its subject, because it was right. */
export async function giveAttemptBack(db: Database, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

/** Forgets what was counted for a subject: attempts before a success are none against it. */
export async function forgetAttempts(
  db: Database,
  names: readonly LimitName[],
  subject: string,
): Promise<void> {
  const keys = names.map((name) => limitKey(name, subject));
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys));
}

/** Whether a subject is past one of the limits now; asking counts nothing. */
export async function isPastLimit(
  { db, clock, config }: Pick<LimitedContext, 'clock' | 'config'> & { db: Database },
  names: readonly LimitName[],
  subject: string,
): Promise<boolean> {
  const keys = names.map((name) => limitKey(name, subject));
  const rows = await db.select().from(rateLimits).where(inArray(rateLimits.key, keys));
  return names.some((name, place) => {
    const { limit, windowSeconds }: LimitRule = limitRules[name];
    const row = rows.find(({ key }) => key === keys[place]);
    const isOpen = row && row.windowStart.getTime() + windowSeconds * 1000 > clock.now().getTime();
    return isOpen && row.count >= limit * config.rateLimitFactor;
  });
}

/** The rows whose window ended: the longest window is a day. */
export function endedLimits(now: Date): OldRows {
  const where = lt(rateLimits.windowStart, new Date(now.getTime() - 2 * dayMs));
  return { table: rateLimits, where, by: rateLimits.windowStart };
}

function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(limitRules, name);
}

function contextSubject({ actor, request }: LimitedContext, rule: LimitRule): string {
  const companyId = actor.scope ? employerIn(actor.scope) : actor.companyId;
  if (rule.per === 'company' && companyId) return `company ${companyId}`;
  if (rule.per !== 'ip' && actor.accountId) return `account ${actor.accountId}`;
  return clientKey(request.ip);
}

function limitKey(name: LimitName, subject: string): string {
  return `${name}:${createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url')}`;
}
