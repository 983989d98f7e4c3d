import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { dayMs } from '#domain/time.ts';
import { keyOf } from './actor.ts';
import type { Context } from './context.ts';
import type { Database } from './database/database.ts';
import { keptAnswers } from './kept-answers-table.ts';
import { Refusal, refuseField } from './refusal.ts';
import { openText, type SealedColumn, sealText } from './sealed-text.ts';
import { lookupOf, lookupsOf } from './sealing.ts';
import type { OldRows } from './sweep.ts';

/** Answers of calls, where a row keeps them. */
export const keptAnswersSealed: SealedColumn = {
  table: 'kept_answers',
  key: 'id',
  secret: 'answer',
  about: 'key_id',
};

/** So long the same `Idempotency-Key` is answered the same. */
const keptMs = dayMs;
/** After so long without an answer a call has broken off with its process: the next attempt is let in. */
const brokenOffMs = 120_000;
/** When to come again for the answer of a call that still runs. */
const againSeconds = 2;
const longestValue = 255;

/** One attempt at a call that is done once; what it answers is kept by `keepAnswer`. */
export interface OnceAttempt {
  id: string;
  keyId: string;
}

interface KeptAnswer {
  status: number;
  /** What the call answered, or the body of its refusal. */
  body: unknown;
}

/** A call as far as it counts for being the same again. */
export interface AskedOnce {
  /** Its place in the contract. */
  path: readonly string[];
  input: unknown;
}

/**
 * Begins a write by an API key that names an `Idempotency-Key` (IETF draft): the attempt to keep the answer of, the answer
 * that is kept, or undefined where the header or the key is missing. Another call or body under the same value is refused
 * with `IDEMPOTENCY_KEY_USED`, and one whose first attempt still runs with `IDEMPOTENCY_KEY_RUNNING`.
 */
export async function beginOnce(
  context: Context,
  asked: AskedOnce,
): Promise<{ attempt: OnceAttempt } | { kept: KeptAnswer } | undefined> {
  const keyId = keyOf(context.actor)?.id;
  const value = context.request.idempotencyKey;
  if (!keyId || !value) return undefined;
  if (value.length > longestValue)
    throw refuseField('Idempotency-Key', 'validation_maximum', { number: longestValue });
  const { db, config, clock } = context;
  const text = `${asked.path.join('.')} ${JSON.stringify(asked.input) ?? ''}`;
  const valueHash = createHash('sha256').update(value).digest('base64url');
  const id = await insertAttempt(db, clock.now(), {
    ...{ keyId, valueHash },
    fingerprint: lookupOf(config, text, 'answer'),
  });
  if (id) return { attempt: { id, keyId } };
  const row = await selectKept(db, keyId, valueHash);
  if (row && !lookupsOf(config, text, 'answer').includes(row.fingerprint))
    throw new Refusal('IDEMPOTENCY_KEY_USED');
  const answer = row && openText(config, keptAnswersSealed, keyId, { sealed: row.answer, plain: null });
  if (!row?.status || answer === undefined)
    throw new Refusal('IDEMPOTENCY_KEY_RUNNING', { retryAfterSeconds: againSeconds });
  return { kept: { status: row.status, body: JSON.parse(answer) } };
}

/**
 * Keeps what an attempt is answered; of a call in one transaction, in that transaction. Refused where another attempt has
 * taken over meanwhile, because this one took so long: what it wrote is undone with it.
 */
export async function keepAnswer(
  { db, config }: Pick<Context, 'db' | 'config'>,
  attempt: OnceAttempt,
  { status, body }: KeptAnswer,
): Promise<void> {
  const answer = sealText(config, keptAnswersSealed, attempt.keyId, JSON.stringify(body ?? null));
  const kept = await db
    .update(keptAnswers)
    .set({ status, answer })
    .where(and(eq(keptAnswers.id, attempt.id), isNull(keptAnswers.status)))
    .returning({ id: keptAnswers.id });
  if (kept.length === 0) throw new Refusal('IDEMPOTENCY_KEY_RUNNING', { retryAfterSeconds: againSeconds });
}

/** Lets the next attempt do the call; an answer that is kept stays. */
export async function letGoOfAttempt(db: Database, { id }: OnceAttempt): Promise<void> {
  await db.delete(keptAnswers).where(and(eq(keptAnswers.id, id), isNull(keptAnswers.status)));
}

/** Whether a refusal is an answer for good: what failed, or was too much or too slow just now, is tried again. */
export function isKeptStatus(status: number): boolean {
  return status < 500 && status !== 408 && status !== 429;
}

/** What is kept no longer. */
export function oldAnswers(now: Date): OldRows {
  const where = lt(keptAnswers.createdAt, new Date(now.getTime() - keptMs));
  return { table: keptAnswers, where, by: keptAnswers.createdAt };
}

/** The attempt's id; undefined where another one with that value runs or was answered. Of two at once one is let in. */
async function insertAttempt(
  db: Database,
  now: Date,
  row: Omit<typeof keptAnswers.$inferInsert, 'id' | 'createdAt'>,
): Promise<string | undefined> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const brokenOff = and(isNull(keptAnswers.status), lt(keptAnswers.createdAt, before(brokenOffMs)));
  const [made] = await db
    .insert(keptAnswers)
    .values({ ...row, createdAt: now })
    .onConflictDoUpdate({
      target: [keptAnswers.keyId, keptAnswers.valueHash],
      set: {
        id: sql`excluded.id`,
        fingerprint: sql`excluded.fingerprint`,
        createdAt: sql`excluded.created_at`,
        status: null,
        answer: null,
      },
      setWhere: or(brokenOff, lt(keptAnswers.createdAt, before(keptMs))),
    })
    .returning({ id: keptAnswers.id });
  return made?.id;
}

async function selectKept(db: Database, keyId: string, valueHash: string) {
  const { fingerprint, status, answer } = keptAnswers;
  const [row] = await db
    .select({ fingerprint, status, answer })
    .from(keptAnswers)
    .where(and(eq(keptAnswers.keyId, keyId), eq(keptAnswers.valueHash, valueHash)));
  return row;
}
