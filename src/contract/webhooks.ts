import { z } from 'zod';
import { webhookChange, webhookOrder } from '#domain/webhook-orders.ts';
import {
  deliveriesShown,
  deliveryStates,
  silenceReasons,
  webhookStates,
  webhookTypes,
} from '#domain/webhooks.ts';
import { done } from './done.ts';
import { pageNumber, pageOf } from './page.ts';
import { call } from './route.ts';

const tag = 'Webhooks';

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookTypes)),
  with_personal_data: z.boolean(),
  state: z.enum(webhookStates),
  /** Since when nothing has reached it; null where the last attempt did. */
  failing_since: z.string().nullable(),
  /** Until when the secret before is good, too. */
  former_secret_until: z.string().nullable(),
  created_at: z.string(),
});
export type Webhook = z.infer<typeof webhook>;

const delivery = z.object({
  id: z.string(),
  type: z.string(),
  state: z.enum(deliveryStates),
  happened_at: z.string(),
  attempts: z.number(),
  /** When the next attempt is due; null where there is none. */
  next_at: z.string().nullable(),
});
export type Delivery = z.infer<typeof delivery>;

const attempt = z.object({
  at: z.string(),
  /** What was answered; null where nothing was. */
  status: z.number().nullable(),
  /** Why nothing was answered; null where something was. */
  silence: z.enum(silenceReasons).nullable(),
  detail: z.string(),
  milliseconds: z.number(),
  /** The beginning of the answer. */
  answer: z.string(),
});

const id = z.object({ id: z.string() });
const one = id.extend({ delivery_id: z.string() });
const password = z.object({ password: webhookOrder.shape.password });

/** Addresses of a company's own programs, which hear of what happens. */
export const webhooks = {
  list: call({
    method: 'GET',
    path: '/webhooks',
    policy: 'company-owner',
    summary: 'The endpoints of the own company, the newest first.',
    tag,
  }).output(z.object({ status: z.literal(200), data: z.array(webhook) })),
  make: call({
    method: 'POST',
    path: '/webhooks',
    policy: 'company-owner',
    summary:
      'Makes an endpoint; the secret that its requests are signed with is answered here and never again.',
    tag,
    toast: 'refusals',
    transaction: 'own',
  })
    .input(webhookOrder)
    .output(done.extend({ data: webhook, secret: z.string() })),
  save: call({
    method: 'PUT',
    path: '/webhooks/{id}',
    policy: 'company-owner',
    summary: 'Changes an endpoint, or switches it on or off; what waits for one that is switched off ends.',
    tag,
    transaction: 'own',
  })
    .input(id.extend(webhookChange.shape))
    .output(done),
  remove: call({
    method: 'DELETE',
    path: '/webhooks/{id}',
    policy: 'company-owner',
    summary: 'Ends an endpoint, with its log.',
    tag,
  })
    .input(id)
    .output(done),
  renewSecret: call({
    method: 'POST',
    path: '/webhooks/{id}/secret',
    policy: 'company-owner',
    summary: 'Makes a new secret, answered this once; requests are signed with both for a day.',
    tag,
    toast: 'refusals',
    transaction: 'own',
  })
    .input(id.extend(password.shape))
    .output(done.extend({ secret: z.string() })),
  test: call({
    method: 'POST',
    path: '/webhooks/{id}/test',
    policy: 'company-owner',
    summary: 'Sends the event `webhook.test`.',
    tag,
  })
    .input(id)
    .output(done),
  deliveries: call({
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    policy: 'company-owner',
    summary: `What was sent to an endpoint in the last 30 days, the latest first, ${deliveriesShown} a page.`,
    tag,
  })
    .input(id.extend({ page: pageNumber(10_000), state: z.enum(deliveryStates).optional().catch(undefined) }))
    .output(pageOf(delivery)),
  delivery: call({
    method: 'GET',
    path: '/webhooks/{id}/deliveries/{delivery_id}',
    policy: 'company-owner',
    summary: 'One delivery: what is sent, without what names people, and what each attempt was answered.',
    tag,
  })
    .input(one)
    .output(
      z.object({
        status: z.literal(200),
        data: delivery.extend({ body: z.string(), tries: z.array(attempt) }),
      }),
    ),
  replay: call({
    method: 'POST',
    path: '/webhooks/{id}/deliveries/{delivery_id}/replay',
    policy: 'company-owner',
    summary: 'Sends one again, under the same id.',
    tag,
  })
    .input(one)
    .output(done),
  replayFrom: call({
    method: 'POST',
    path: '/webhooks/{id}/replay',
    policy: 'company-owner',
    summary: 'Sends everything again that happened from a moment on, in its order.',
    tag,
  })
    .input(id.extend({ from: z.iso.datetime({ offset: true, error: 'validation_date' }) }))
    .output(done.extend({ count: z.number() })),
};
