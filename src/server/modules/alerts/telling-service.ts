import { openingsInLetter } from '#domain/alerts/alerts.ts';
import { nextLetterAt } from '#domain/alerts/schedule.ts';
import { readCard } from '#server/modules/job-openings/public/cards-service.ts';
import { notify } from '#server/modules/notifications/service.ts';
import type { Context } from '#server/platform/context.ts';
import { type AlertToTell, lockDue, lockUntold, markTold, selectUntoldCards } from './letter-queries.ts';
import { searchPath, sendFound } from './mail.ts';
import { updateAlert } from './queries.ts';

/** So many alerts are told in one transaction. */
const alertsAtOnce = 50;

/** Tells who wants to hear at once; goes on until nothing is left. */
export async function tellAtOnce(context: Context): Promise<void> {
  let told = alertsAtOnce;
  while (told === alertsAtOnce)
    told = await context.inTransaction(async (inner) => {
      const alerts = await lockUntold(inner.db, alertsAtOnce);
      await tellAll(inner, alerts);
      return alerts.length;
    });
}

/** Tells what daily and weekly alerts have found, and when they are due next. */
export async function tellDue(context: Context): Promise<void> {
  let told = alertsAtOnce;
  while (told === alertsAtOnce)
    told = await context.inTransaction(async (inner) => {
      const now = inner.clock.now();
      const alerts = await lockDue(inner.db, now, alertsAtOnce);
      await tellAll(inner, alerts);
      for (const { id, frequency, timezone } of alerts)
        await updateAlert(inner.db, id, { nextAt: nextLetterAt(frequency, now, timezone) });
      return alerts.length;
    });
}

/** The letters stand in the outbox of the transaction that marks what they tell: each is told once, also after a crash. */
async function tellAll(context: Context, alerts: readonly AlertToTell[]): Promise<void> {
  if (alerts.length === 0) return;
  const now = context.clock.now();
  for (const alert of alerts) await tell(context, alert, now);
  await markTold(
    context.db,
    alerts.map(({ id }) => id),
    now,
  );
}

async function tell(context: Context, alert: AlertToTell, now: Date): Promise<void> {
  const cards = (await selectUntoldCards(context.db, alert.id, now)).map(readCard);
  const [first] = cards;
  if (!first) return;
  const { accountId, name } = alert;
  if (accountId !== null)
    await notify(context, {
      to: [accountId],
      kind: alert.origin === 'wishes' ? 'jobs_for_you' : 'openings_found',
      subject: alert.id,
      facts: { name },
      path: cards.length === 1 ? `/job/${first.id}` : searchPath(alert.filters),
    });
  await sendFound(context, alert, { openings: cards.slice(0, openingsInLetter), count: cards.length });
}
