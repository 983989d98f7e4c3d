import { createHash } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { dayMs } from '#domain/time.ts';
import { clientKey } from './client-key.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import { isLifted, type LiftContributors } from './lifted-limits.ts';
import { type LimitName, type LimitRule, limitRules } from './limit-rules.ts';
import { rateLimits } from './limits-table.ts';
import { Refusal } from './refusal.ts';
import { countRefused } from './refused-counts.ts';

export interface Attempt {
  allowed: boolean;
  limit: number;
  remaining: number;
  /** Seconds until the window ends; 0 where the attempt is allowed. */
  retryAfterSeconds: number;
}

/**
 * Counts one attempt and says whether it is allowed. Give it the pool's database, never a transaction:
 * an attempt counts even when what it tried is rolled back. The window begins with its first attempt.
 */
export async function takeAttempt(
  db: Database,
  {
    key,
    limit,
    windowSeconds,
    now,
    cost = 1,
  }: { key: string; limit: number; windowSeconds: number; now: Date; cost?: number },
): Promise<Attempt> {
  const expired = sql`${rateLimits.windowStart} <= ${new Date(now.getTime() - windowSeconds * 1000).toISOString()}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, windowStart: now, count: cost })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        windowStart: sql`case when ${expired} then excluded.window_start else ${rateLimits.windowStart} end`,
        // Never far past the limit: a flood neither overflows the number nor lengthens the wait.
        count: sql`case when ${expired} then ${cost}::int else least(${rateLimits.count} + ${cost}::int, ${limit + cost}::int) end`,
      },
    })
    .returning({ count: rateLimits.count, windowStart: rateLimits.windowStart });
  if (!row) throw new Error(`The attempt ${key} was not counted`);
  const allowed = row.count <= limit;
  const waitMilliseconds = row.windowStart.getTime() + windowSeconds * 1000 - now.getTime();
  return {
    allowed,
    limit,
    remaining: Math.max(0, limit - row.count),
    retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil(waitMilliseconds / 1000)),
  };
}

/** What a limit needs of a context; `outsideDb` is the pool behind the transaction. */
export interface LimitedContext {
  outsideDb: Database;
  clock: Clock;
  config: { rateLimitFactor: number };
  request: { ip: string };
  actor: { role: string; accountId?: string; companyId?: string };
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

/** Forgets what was counted for a subject: attempts before a success are none against it. */
export async function forgetAttempts(
  db: Database,
  names: readonly LimitName[],
  subject: string,
): Promise<void> {
  const keys = names.map((name) => limitKey(name, subject));
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys));
}

/** Removes the rows whose window ended: the longest window is a day. */
export async function sweepLimits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(now.getTime() - 2 * dayMs)));
}

function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(limitRules, name);
}

function contextSubject({ actor, request }: LimitedContext, rule: LimitRule): string {
  if (rule.per === 'company' && actor.companyId) return `company ${actor.companyId}`;
  if (rule.per !== 'ip' && actor.accountId) return `account ${actor.accountId}`;
  return clientKey(request.ip);
}

function limitKey(name: LimitName, subject: string): string {
  return `${name}:${createHash('sha256').update(subject.trim().toLowerCase()).digest('base64url')}`;
}
