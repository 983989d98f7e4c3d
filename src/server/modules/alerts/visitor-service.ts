import type { VisitorAlerts } from '#contract/job-alerts.ts';
import type { AlertChange, JobAlertInput } from '#domain/alerts/alert-input.ts';
import { alertsMaximum, confirmationDays } from '#domain/alerts/alerts.ts';
import { isId } from '#domain/ids.ts';
import { dayMs } from '#domain/time.ts';
import { shortenedEmail } from '#server/modules/notifications/unsubscribe-service.ts';
import type { Context } from '#server/platform/context.ts';
import { limitSubject } from '#server/platform/limits.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { readToken } from '#server/platform/signed-token.ts';
import { sendConfirmation } from './mail.ts';
import {
  countAlerts,
  ensureSubscriber,
  giveToAccount,
  lockAlert,
  selectAlerts,
  selectSubscriber,
  setStopped,
  updateAlert,
} from './queries.ts';
import { accountOfAddress } from './recipients.ts';
import { changeAlert, presentAlert, removeAlert, writeAlert } from './service.ts';

/**
 * Keeps a search for an address and writes to it: nothing else is sent before it was confirmed. It answers the same
 * whoever that is, and writes to one address three times an hour at most (R3).
 */
export async function requestAlert(
  context: Context,
  { email, ...input }: JobAlertInput & { email: string },
): Promise<void> {
  if (await isPastLimit(context, email)) return;
  const { locale, clock } = context;
  const now = clock.now();
  await context.inTransaction(async (inner) => {
    const subscriber = await ensureSubscriber(inner.db, { email, locale, createdAt: now });
    const owner = { subscriberId: subscriber.id };
    if ((await countAlerts(inner.db, owner)) >= alertsMaximum) return;
    const expiresAt = new Date(now.getTime() + confirmationDays * dayMs);
    const alertId = await writeAlert(inner, owner, { input, state: 'waiting', expiresAt });
    await sendConfirmation(inner, subscriber, { id: alertId, name: input.name });
  });
}

/** What was counted of an address is told to nobody. */
async function isPastLimit(context: Context, email: string): Promise<boolean> {
  const responseHeaders = new Headers();
  try {
    await limitSubject({ ...context, responseHeaders }, 'job_alert_address', email);
    return false;
  } catch (error) {
    if (error instanceof Refusal) return true;
    throw error;
  }
}

/** What the link of an email shows; reading changes nothing. */
export async function visitAlerts(context: Context, token: string): Promise<VisitorAlerts> {
  const { subscriber, alertId } = await find(context, token);
  const rows = await selectAlerts(context.db, { subscriberId: subscriber.id });
  const waits = rows.find(({ id, state }) => id === alertId && state === 'waiting');
  return {
    email: shortenedEmail(subscriber.email),
    alerts: rows.filter(({ state }) => state !== 'waiting').map((row) => presentAlert(row, context.locale)),
    confirms: waits ? presentAlert(waits, context.locale).name : null,
  };
}

/** Confirms or changes an alert of the link's address. */
export async function changeVisitedAlert(
  context: Context,
  {
    id,
    token,
    is_confirmed,
    ...change
  }: AlertChange & { id: string; token: string; is_confirmed?: true | undefined },
): Promise<VisitorAlerts> {
  const { subscriber, alertId } = await find(context, token);
  const named = is_confirmed && alertId ? alertId : id;
  if (is_confirmed) await confirm(context, subscriber, named);
  else await changeAlert(context, { subscriberId: subscriber.id }, named, change);
  return visitAlerts(context, token);
}

/** Keeps a search for the link's address, such as one that was ended by mistake; the link stands for a confirmation. */
export async function keepVisitedAlert(
  context: Context,
  { token, ...input }: JobAlertInput & { token: string },
): Promise<VisitorAlerts> {
  const owner = { subscriberId: (await find(context, token)).subscriber.id };
  if ((await countAlerts(context.db, owner)) >= alertsMaximum)
    throw refuseField('name', 'validation_job_alerts_maximum', { number: alertsMaximum });
  await writeAlert(context, owner, { input, state: 'active' });
  return visitAlerts(context, token);
}

export async function removeVisitedAlert(
  context: Context,
  { id, token }: { id: string; token: string },
): Promise<VisitorAlerts> {
  const { subscriber } = await find(context, token);
  await removeAlert(context, { subscriberId: subscriber.id }, id);
  return visitAlerts(context, token);
}

/** The address is theirs: the alert begins, and is the account's where one has that address. */
async function confirm(
  context: Context,
  subscriber: { id: string; email: string },
  id: string,
): Promise<void> {
  const alert = isId(id) ? await lockAlert(context.db, { subscriberId: subscriber.id }, id) : undefined;
  if (!alert) throw new Refusal('NOT_FOUND');
  if (alert.state !== 'waiting') return;
  await updateAlert(context.db, id, { state: 'active', expiresAt: null });
  await setStopped(context.db, subscriber.id, null);
  const accountId = await accountOfAddress(context.db, subscriber.email);
  if (accountId) await giveToAccount(context.db, accountId);
}

/** The token names the subscriber and, in the email that asks for it, the alert to confirm. */
async function find({ db }: Context, token: string) {
  const [id = '', alertId] = ((await readToken(db, 'job-alerts', token)) ?? '').split(' ');
  const subscriber = isId(id) ? await selectSubscriber(db, id) : undefined;
  if (!subscriber) throw new Refusal('LINK_EXPIRED');
  return { subscriber, alertId };
}
