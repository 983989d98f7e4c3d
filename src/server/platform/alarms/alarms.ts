import type pg from 'pg';
import { dayMs } from '#domain/time.ts';
import type { Platform } from '#server/platform/context.ts';
import type { Replica } from '#server/platform/database/replica.ts';
import { findCauses } from './causes.ts';
import { putSeen, putUntold, takeDue, takeOver } from './queries.ts';
import { tellOperator } from './tell.ts';

type Parts = Pick<Platform, 'db' | 'config' | 'mailer' | 'clock' | 'log'> & {
  pool: pg.Pool;
  replica?: Pick<Replica, 'standing'> | undefined;
};

const pause = 60_000;
/** What is gone by the second look was nothing. */
const firstTold = pause / 2;
/** Long enough for a process that looks rarely to see it again. */
const over = 5 * pause;

/**
 * Looks for what is amiss and tells the operator: of each cause once, again after a day, and once when it is over. Every
 * process looks, also those that work off no tasks, because a task that nobody takes tells nobody.
 */
export async function lookForAlarms(parts: Parts): Promise<void> {
  const { db, clock, log } = parts;
  const now = clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const found = await findCauses(parts);
  await putSeen(db, found, now);
  const causes = found.map(({ cause }) => cause);
  const due =
    causes.length > 0 ? await takeDue(db, { causes, begunBy: ago(firstTold), toldBy: ago(dayMs), now }) : [];
  for (const { cause, sentence, beganAt: since } of due) {
    log.error({ alarm: cause }, sentence);
    try {
      await tellOperator(parts, { state: 'raised', cause, sentence, since });
    } catch (error) {
      log.warn({ err: error, alarm: cause }, 'The operator could not be told; tried again in a minute');
      await putUntold(db, cause);
    }
  }
  for (const { cause, sentence, beganAt: since, toldAt } of await takeOver(db, ago(over))) {
    if (!toldAt) continue;
    log.info({ alarm: cause }, `Over: ${sentence}`);
    await tellOperator(parts, { state: 'over', cause, sentence, since }).catch((error: unknown) =>
      log.warn({ err: error, alarm: cause }, 'The operator could not be told that it is over'),
    );
  }
}

/** Looks each minute; answers how to end that. A database that is away is told by `mihna_database_up` and the log. */
export function keepLooking(parts: Parts): () => void {
  const look = () =>
    lookForAlarms(parts).catch((error: unknown) =>
      parts.log.debug({ err: error }, 'Nobody could look for alarms'),
    );
  const timer = setInterval(() => void look(), pause).unref();
  return () => clearInterval(timer);
}
