import { randomUUID } from 'node:crypto';
import type { WebhookChange, WebhookOrder } from '#domain/webhook-orders.ts';
import { formerSecretHours, mostWebhooks, type WebhookType, webhookTest } from '#domain/webhooks.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { getCompanyLocked, keepHasWebhooks } from '#server/modules/companies/service.ts';
import { verifyOwnPassword } from '#server/modules/identity/passwords-service.ts';
import type { OwnerActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { isReachable } from '#server/platform/outgoing.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { endWaiting, insertDelivery } from './delivery-queries.ts';
import {
  deleteEndpoint,
  type EndpointRow,
  insertEndpoint,
  selectEndpoints,
  updateEndpoint,
} from './endpoint-queries.ts';
import { ownEndpoint, requireOn } from './own-endpoint.ts';
import { newSecret, sealFormer, sealSecret } from './sealed.ts';
import { goOn } from './telling.ts';

/** The endpoints of the own company, the newest first. */
export async function listWebhooks(context: Context<OwnerActor>) {
  return (await selectEndpoints(context.db, context.actor.companyId)).map((row) => present(row, context));
}

/**
 * Makes an endpoint and answers its secret, this once. After the own password, because it goes on telling when the session
 * has ended: call it outside a transaction. At most `mostWebhooks` (`TOO_MANY_WEBHOOKS`).
 */
export async function makeWebhook(context: Context<OwnerActor>, order: WebhookOrder) {
  await verifyOwnPassword(context, order.password);
  requireAddress(context, order.url);
  const { companyId } = context.actor;
  const [id, secret] = [randomUUID(), newSecret()];
  return context.inTransaction(async (inner) => {
    // Locked first: two owners can't make the last one twice.
    const company = await getCompanyLocked(inner, companyId);
    const { length } = await selectEndpoints(inner.db, companyId);
    if (length >= mostWebhooks) throw new Refusal('TOO_MANY_WEBHOOKS', { params: { most: mostWebhooks } });
    await insertEndpoint(inner.db, {
      ...{ id, companyId },
      ...columnsOf(order),
      secret: sealSecret(context.config, id, secret),
      createdAt: inner.clock.now(),
    });
    await keepHasWebhooks(inner, company, true);
    await writeDown(inner, { id, url: order.url }, 'webhook.made');
    return { secret, data: present(await ownEndpoint(inner, id), inner) };
  });
}

/** Changes an endpoint. One that is switched on again begins anew; nothing waits for one that is switched off. */
export async function saveWebhook(
  context: Context<OwnerActor>,
  { id, is_on, ...order }: WebhookChange & { id: string },
): Promise<void> {
  await verifyOwnPassword(context, order.password);
  requireAddress(context, order.url);
  await context.inTransaction(async (inner) => {
    const before = await ownEndpoint(inner, id);
    const wasOn = before.state === 'on';
    await updateEndpoint(inner.db, id, {
      ...columnsOf(order),
      ...(is_on !== wasOn && { state: is_on ? 'on' : 'off', failingSince: null }),
    });
    if (!is_on) await endWaiting(inner.db, id);
    await writeDown(inner, { id, url: order.url }, 'webhook.changed');
  });
}

/** Ends an endpoint, with what waits and what was sent. */
export async function removeWebhook(context: Context<OwnerActor>, id: string): Promise<void> {
  // Locked first: an owner who makes one meanwhile is not forgotten.
  const company = await getCompanyLocked(context, context.actor.companyId);
  const endpoint = await ownEndpoint(context, id);
  await deleteEndpoint(context.db, id);
  const { length } = await selectEndpoints(context.db, company.id);
  await keepHasWebhooks(context, company, length > 0);
  await writeDown(context, endpoint, 'webhook.removed');
}

/** A new secret, answered this once; for a day everything is signed with the one before, too. */
export async function renewSecret(
  context: Context<OwnerActor>,
  { id, password }: { id: string; password: string },
): Promise<string> {
  await verifyOwnPassword(context, password);
  const secret = newSecret();
  await context.inTransaction(async (inner) => {
    const endpoint = await ownEndpoint(inner, id);
    await updateEndpoint(inner.db, id, {
      secret: sealSecret(inner.config, id, secret),
      formerSecret: sealFormer(inner.config, id, endpoint.secret),
      formerSecretUntil: new Date(inner.clock.now().getTime() + formerSecretHours * 3_600_000),
    });
    await writeDown(inner, endpoint, 'webhook.secret_renewed');
  });
  return secret;
}

/** Tells one endpoint of a test, whatever else it is told of. */
export async function testWebhook(context: Context<OwnerActor>, id: string): Promise<void> {
  const { db, clock } = context;
  requireOn(await ownEndpoint(context, id));
  const now = clock.now();
  const stream = webhookTest;
  await insertDelivery(db, {
    ...{ endpointId: id, stream, type: webhookTest, data: {} },
    happenedAt: now,
    nextAt: now,
  });
  await goOn(context, id, stream);
}

/** In production nothing goes unencrypted; where an address is written out, it is known at once whether it is private. */
function requireAddress({ config }: Context, text: string): void {
  const url = new URL(text);
  if (config.isProduction && url.protocol !== 'https:') throw refuseField('url', 'validation_webhook_https');
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isWritten = /^[\d.]+$|:/.test(host);
  if (isWritten && !isReachable(host, config.webhookNetworks))
    throw refuseField('url', 'validation_webhook_private');
}

function columnsOf({ url, events, with_personal_data }: WebhookOrder) {
  return { url, events: [...new Set(events)], withPersonalData: with_personal_data };
}

function writeDown(context: Context<OwnerActor>, { id, url }: { id: string; url: string }, kind: string) {
  const { companyId } = context.actor;
  return recordActivity(context, { companyId, kind, subject: new URL(url).host, subjectId: id });
}

function present(row: EndpointRow, { clock }: Pick<Context, 'clock'>) {
  const { formerSecretUntil: until } = row;
  return {
    id: row.id,
    url: row.url,
    events: row.events as WebhookType[],
    with_personal_data: row.withPersonalData,
    state: row.state,
    failing_since: row.failingSince?.toISOString() ?? null,
    former_secret_until: until && until > clock.now() ? until.toISOString() : null,
    created_at: row.createdAt.toISOString(),
  };
}
