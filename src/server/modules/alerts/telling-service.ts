import { openingsInLetter } from '#domain/alerts/alerts.ts';
import { nextLetterAt } from '#domain/alerts/schedule.ts';
import { defaultLocale } from '#domain/locale.ts';
import { arabic } from '#domain/locale-list.ts';
import { readCards } from '#server/modules/job-openings/public/cards-service.ts';
import type { Context } from '#server/platform/context.ts';
import { forEachIn, type ListOfWork, type WalkPayload } from '#server/platform/each.ts';
import { type AlertToTell, lockDue, lockUntold, markTold, selectUntoldCards } from './letter-queries.ts';
import { sendFound } from './mail.ts';
import { updateAlert } from './queries.ts';
import { tellAtOnceTask, tellDueTask } from './task-names.ts';

/** Tells who wants to hear at once. */
export function tellAtOnce(context: Context, payload: WalkPayload = {}): Promise<void> {
  return forEachIn(context, untold, payload);
}

/** Tells what daily and weekly alerts have found, and when they are due next. */
export function tellDue(context: Context, payload: WalkPayload = {}): Promise<void> {
  return forEachIn(context, due, payload);
}

const untold: ListOfWork<AlertToTell> = {
  task: tellAtOnceTask,
  keyOf: ({ id }) => id,
  page: ({ db, clock }, which) => lockUntold(db, clock.now(), which),
  work: tell,
};

const due: ListOfWork<AlertToTell> = {
  task: tellDueTask,
  keyOf: ({ id }) => id,
  page: ({ db, clock }, which) => lockDue(db, clock.now(), which),
  async work(context, alert) {
    await tell(context, alert);
    const nextAt = nextLetterAt(alert.frequency, context.clock.now(), alert);
    await updateAlert(context.db, alert.id, { nextAt });
  },
};

/** The letter stands in the outbox of the transaction that marks what it tells: each is told once, also after a crash. */
async function tell(context: Context, alert: AlertToTell): Promise<void> {
  const now = context.clock.now();
  const cards = await selectUntoldCards(context.db, alert.id, now);
  await markTold(context.db, alert.id, now);
  if (cards.length === 0) return;
  const first = cards.slice(0, openingsInLetter);
  const openings = readCards(first, defaultLocale);
  await sendFound(context, alert, { openings, inArabic: readCards(first, arabic), count: cards.length });
}
