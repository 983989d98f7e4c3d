import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayMs } from '#domain/time.ts';
import { claimedFor, isUnclaimed } from './claims.ts';
import type { Context } from './context.ts';
import type { Database } from './database/database.ts';
import { LetterIsFaulty, wordsOf } from './letter-words.ts';
import { type OutboxLetter, outboxLetters, waitingStatuses } from './mail-table.ts';
import { isRefusedForGood } from './mailer.ts';
import { defineSweep } from './sweep.ts';
import { defineTask, TaskIsHopeless } from './tasks.ts';

const claimMilliseconds = 120_000;

/** The delivery of one letter, written out now: tried again after 1 minute to 1 hour, given up after 24 hours (X5). */
export const deliverLetter = defineTask({
  name: 'mail.deliver-letter',
  payload: z.object({ letterId: z.uuid() }),
  retryLimit: 60,
  retryDelay: 60,
  retryDelayMax: 3600,
  expireInSeconds: 110,
  runsOutsideTransaction: true,
  run: async (context: Context, { letterId }) => {
    const letter = await claimLetter(context.db, letterId);
    if (!letter) return;
    const { db, mailer, writeLetter, config, contributors } = context;
    try {
      const words = await wordsOf(letter, { db, write: writeLetter, config, contributors });
      await mailer.send({ ...letter, ...words });
      await markSent(context.db, letter, context.clock.now());
    } catch (error) {
      throw await markRefused(context, letter, error);
    }
  },
});

/**
 * Delivers what waits for a retry as soon as the mail server answers again, so that nobody waits an hour
 * after a failure that lasted an hour (X6).
 */
const hurryLetters = defineTask({
  name: 'mail.hurry-letters',
  payload: z.object({}),
  schedule: '*/3 * * * *',
  retryLimit: 0,
  runsOutsideTransaction: true,
  run: async (context: Context) => {
    const waiting = await context.db
      .select({ id: outboxLetters.id })
      .from(outboxLetters)
      .where(and(inArray(outboxLetters.status, waitingStatuses), gt(outboxLetters.attempts, 0)))
      .orderBy(outboxLetters.createdAt)
      .limit(2000);
    if (waiting.length === 0 || !context.config.smtpUrl) return;
    if (!(await context.mailer.answers())) return;
    for (const { id } of waiting) {
      await context.tasks.enqueue(
        context.db,
        deliverLetter,
        { letterId: id },
        { singletonKey: `hurry ${id}` },
      );
    }
  },
});

/** Queues a letter again that was given up; false where there is none. It has another day. */
export async function retryLetter(
  { db, tasks, clock }: Pick<Context, 'db' | 'tasks' | 'clock'>,
  id: string,
): Promise<boolean> {
  const rows = await db
    .update(outboxLetters)
    .set({
      status: sql`case when ${outboxLetters.data} is null then 'queued' else 'ordered' end`,
      attempts: 0,
      claimedUntil: null,
      createdAt: clock.now(),
    })
    .where(and(eq(outboxLetters.id, id), eq(outboxLetters.status, 'failed')))
    .returning({ id: outboxLetters.id });
  if (rows.length === 0) return false;
  await tasks.enqueue(db, deliverLetter, { letterId: id });
  return true;
}

/** Removes letters after `KEEP_LETTERS`, whatever became of them; last letters that no mail server took after 2. */
const sweepLetters = defineSweep({
  name: 'mail.sweep-letters',
  schedule: '20 2 * * *',
  old({ clock, config }) {
    const { status, createdAt, isErasedOnceSent } = outboxLetters;
    const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs);
    const letters = (where: SQL | undefined) => ({ table: outboxLetters, where, by: createdAt });
    // By status, as their index has them.
    const isOld = lt(createdAt, daysAgo(config.keepsDays.letters));
    const ofAll = status.enumValues.map((one) => letters(and(eq(status, one), isOld)));
    const last = status.enumValues
      .filter((one) => one !== 'sent')
      .map((one) => letters(and(eq(status, one), lt(createdAt, daysAgo(2)), isErasedOnceSent)));
    return [...ofAll, ...last];
  },
});

/** The background work of the mail, with so many deliveries side by side. */
export function mailTasks(concurrency: number) {
  return [{ ...deliverLetter, concurrency }, hurryLetters, sweepLetters];
}

/** Takes a queued letter for one attempt; none where it was sent, given up, or is under way elsewhere. */
async function claimLetter(db: Database, id: string): Promise<OutboxLetter | undefined> {
  const isFree = isUnclaimed(outboxLetters.claimedUntil);
  const [letter] = await db
    .update(outboxLetters)
    .set({
      attempts: sql`${outboxLetters.attempts} + 1`,
      claimedUntil: claimedFor(claimMilliseconds),
    })
    .where(and(eq(outboxLetters.id, id), inArray(outboxLetters.status, waitingStatuses), isFree))
    .returning();
  return letter;
}

/** The text goes with the letter: codes and links must not lie here any longer than they have to. */
async function markSent(db: Database, { id, isErasedOnceSent }: OutboxLetter, now: Date): Promise<void> {
  if (isErasedOnceSent) return eraseLetter(db, id);
  await db
    .update(outboxLetters)
    .set({
      status: 'sent',
      sentAt: now,
      claimedUntil: null,
      lastError: null,
      data: null,
      html: '',
      text: '',
      headers: {},
    })
    .where(eq(outboxLetters.id, id));
}

async function markRefused({ db, clock }: Context, letter: OutboxLetter, error: unknown): Promise<Error> {
  const reason = reasonOf(letter, error);
  const isTooOld = clock.now().getTime() - letter.createdAt.getTime() >= dayMs;
  const isHopeless = isTooOld || error instanceof LetterIsFaulty || isRefusedForGood(error);
  if (isHopeless && letter.isErasedOnceSent) {
    await eraseLetter(db, letter.id);
    return new TaskIsHopeless(reason);
  }
  await db
    .update(outboxLetters)
    .set({
      lastError: reason.slice(0, 500),
      claimedUntil: null,
      ...(isHopeless && { status: 'failed' as const }),
    })
    .where(eq(outboxLetters.id, letter.id));
  return isHopeless ? new TaskIsHopeless(reason) : new Error(reason);
}

async function eraseLetter(db: Database, id: string): Promise<void> {
  await db.delete(outboxLetters).where(eq(outboxLetters.id, id));
}

/** What the mail server said, without the address that it repeats: the log and the dead letters outlive an account. */
function reasonOf({ toAddress }: OutboxLetter, error: unknown): string {
  const said = error instanceof Error ? error.message : String(error);
  return said.replaceAll(new RegExp(RegExp.escape(toAddress), 'giu'), '[address]');
}
