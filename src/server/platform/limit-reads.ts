import type { RefusedReason } from '#domain/refused.ts';
import type { Attempt } from './attempts.ts';
import { clientKey } from './client-key.ts';
import type { Database } from './database/database.ts';
import { isKnownLifted } from './lifted-limits.ts';
import { readRules } from './limit-rules.ts';
import type { LimitedContext } from './limits.ts';
import { createReadCounter, type ReadCounter } from './read-counter.ts';
import { Refusal } from './refusal.ts';
import { countRefused } from './refused-counts.ts';

type Counters = Record<keyof typeof readRules, ReadCounter>;

/** One pair for each process composition; its database tells them apart. */
const counters = new WeakMap<Database, Counters>();

/** Counts a read that is no call, of a visitor (R6) or of an account (R7), in the memory of this process. */
export function limitRead(context: LimitedContext): void {
  if (context.actor.accountId) limitAccount(context);
  else limitVisitor(context);
}

/** Counts a read of a visitor, by address; refuses past the limit. */
export function limitVisitor(context: LimitedContext): void {
  const { anonymous } = countersOf(context);
  const attempt = anonymous.take(clientKey(context.request.ip), context.clock.now().getTime());
  if (!attempt.allowed && !isKnownLifted(context)) refuse(context, attempt, 'read_visitor');
}

/** Counts a call of an account, read or write, or of an API key, which is told what is left; refuses past the limit. */
export function limitAccount(context: LimitedContext): void {
  const { accountId, key } = context.actor;
  if (!accountId) return;
  if (key) {
    limitKey(context, key.id);
    return;
  }
  const attempt = countersOf(context).signedIn.take(accountId, context.clock.now().getTime());
  if (!attempt.allowed) refuse(context, attempt, 'read_account');
}

function limitKey(context: LimitedContext, id: string): void {
  const attempt = countersOf(context).key.take(id, context.clock.now().getTime());
  context.responseHeaders.set('RateLimit-Limit', String(attempt.limit));
  context.responseHeaders.set('RateLimit-Remaining', String(attempt.remaining));
  if (!attempt.allowed) refuse(context, attempt, 'read_account');
}

function refuse(
  context: LimitedContext,
  { limit, retryAfterSeconds }: Attempt,
  reason: RefusedReason,
): never {
  context.responseHeaders.set('RateLimit-Limit', String(limit));
  context.responseHeaders.set('RateLimit-Remaining', '0');
  countRefused(context, reason);
  throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds });
}

function countersOf(context: LimitedContext): Counters {
  return counters.get(context.outsideDb) ?? beginCounting(context);
}

function beginCounting(context: LimitedContext): Counters {
  const { rateLimitFactor } = context.config;
  const counter = ({ limit, windowSeconds }: { limit: number; windowSeconds: number }) =>
    createReadCounter({ limit: limit * rateLimitFactor, windowSeconds });
  const made = {
    anonymous: counter(readRules.anonymous),
    signedIn: counter(readRules.signedIn),
    key: counter(readRules.key),
  };
  counters.set(context.outsideDb, made);
  return made;
}
