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

/** Counts a read of a visitor (R6) or of an account (R7) in the memory of this process; refuses past the limit. */
export function limitRead(context: LimitedContext): void {
  const { accountId } = context.actor;
  const { anonymous, signedIn } = counters.get(context.outsideDb) ?? beginCounting(context);
  const now = context.clock.now().getTime();
  const attempt = accountId
    ? signedIn.take(accountId, now)
    : anonymous.take(clientKey(context.request.ip), now);
  if (attempt.allowed || (!accountId && isKnownLifted(context))) return;
  context.responseHeaders.set('RateLimit-Limit', String(attempt.limit));
  context.responseHeaders.set('RateLimit-Remaining', '0');
  countRefused(context, accountId ? 'read_account' : 'read_visitor');
  throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: attempt.retryAfterSeconds });
}

function beginCounting(context: LimitedContext): Counters {
  const { rateLimitFactor } = context.config;
  const counter = ({ limit, windowSeconds }: { limit: number; windowSeconds: number }) =>
    createReadCounter({ limit: limit * rateLimitFactor, windowSeconds });
  const made = { anonymous: counter(readRules.anonymous), signedIn: counter(readRules.signedIn) };
  counters.set(context.outsideDb, made);
  return made;
}
