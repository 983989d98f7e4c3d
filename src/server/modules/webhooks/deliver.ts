import { Webhook } from 'standardwebhooks';
import { productName } from '#domain/product.ts';
import { dayMs } from '#domain/time.ts';
import { failingDays, pauseAfter, type SilenceReason } from '#domain/webhooks.ts';
import { findOwners } from '#server/modules/companies/members/service.ts';
import { webhookEnded } from '#server/modules/notifications/news/webhook-ended.ts';
import { tell } from '#server/modules/notifications/news-service.ts';
import type { Context } from '#server/platform/context.ts';
import { askOutside, type OutgoingAnswer, OutgoingFailure } from '#server/platform/outgoing.ts';
import { writtenBody } from './body.ts';
import {
  claimFirst,
  type DeliveryRow,
  endWaiting,
  insertAttempt,
  type Stream,
  selectDueStreams,
  selectFirstDue,
  settleDelivery,
} from './delivery-queries.ts';
import {
  type EndpointToReach,
  selectEndpoint,
  selectEndpointToReach,
  updateEndpoint,
} from './endpoint-queries.ts';
import { selectApplicant, selectWriter } from './people-queries.ts';
import { secretsOf } from './sealed.ts';
import { deliverTask } from './task-names.ts';

/** Longer than an attempt takes, which is asked for 10 s. */
const claimMs = 15_000;
/** So many of one endpoint at once: a slow one keeps no other waiting. */
const mostAtOnce = 2;
/** When to look again where somebody else is at it. */
const againMs = 10_000;
/** What is due for so long has been left behind. */
const leftBehindMs = 600_000;
/** A task ends after so long, and goes on in another one. */
const runMs = 120_000;
/** So much of an answer is kept. */
const keptSigns = 2000;

/**
 * Sends what waits in a stream, one after the other: what is behind an attempt that failed waits with it. It holds no
 * transaction while it sends, and nothing is sent by two at once.
 */
export async function deliverStream(context: Context, stream: Stream): Promise<void> {
  const { db, clock } = context;
  const until = performance.now() + runMs;
  let isWatched = false;
  while (performance.now() < until) {
    const delivery = await claimFirst(db, stream, { now: clock.now(), claimMs, most: mostAtOnce });
    if (!delivery) break;
    if (!isWatched) await watch(context, stream);
    isWatched = true;
    await attempt(context, delivery);
  }
  await lookAgain(context, stream);
}

/** Goes on with what is due: all of an endpoint that is sent again, or whatever was left behind by a task that failed. */
export async function wakeStreams(
  { db, clock, tasks }: Context,
  { endpointId }: { endpointId?: string | undefined },
): Promise<void> {
  const now = clock.now();
  const before = endpointId ? now : new Date(now.getTime() - leftBehindMs);
  for (const stream of await selectDueStreams(db, { endpointId, before }))
    await tasks.enqueue(db, deliverTask, stream, {
      singletonKey: `woken ${stream.endpointId} ${stream.stream}`,
    });
}

/** Where something still waits, or somebody else who may break off is at it, the stream is looked at again. */
async function lookAgain({ db, clock, tasks }: Context, stream: Stream): Promise<void> {
  const due = await selectFirstDue(db, stream);
  if (!due) return;
  const startAfter = new Date(Math.max(due.getTime(), clock.now().getTime() + againMs));
  const singletonKey = `${stream.endpointId} ${stream.stream}`;
  await tasks.enqueue(db, deliverTask, stream, { startAfter, singletonKey });
}

/** Should this process be killed while it sends: the stream is looked at as soon as its claim has ended. */
async function watch({ db, clock, tasks }: Context, stream: Stream): Promise<void> {
  const startAfter = new Date(clock.now().getTime() + claimMs + 1000);
  const singletonKey = `watch ${stream.endpointId} ${stream.stream}`;
  await tasks.enqueue(db, deliverTask, stream, { startAfter, singletonKey });
}

async function attempt(context: Context, delivery: DeliveryRow): Promise<void> {
  const { db } = context;
  const endpoint = await selectEndpointToReach(db, delivery.endpointId);
  if (!endpoint) return;
  // A company that was stopped since hears nothing.
  if (endpoint.state !== 'on' || endpoint.approvedStatus !== 'Approved')
    return settleDelivery(db, delivery.id, { state: 'ended', attempts: delivery.attempts });
  const at = context.clock.now();
  const began = performance.now();
  const outcome = await send(context, endpoint, delivery);
  const milliseconds = Math.round(performance.now() - began);
  await context.inTransaction(async (inner) => {
    // Locked first, as its owner's changes do: of two attempts that fail at once, one switches it off.
    const now = await selectEndpoint(inner.db, endpoint.id, true);
    // Its owner has removed it meanwhile, with its log.
    if (!now) return;
    await insertAttempt(inner.db, { deliveryId: delivery.id, at, milliseconds, ...outcome });
    await settle(inner, { ...endpoint, ...now }, delivery, outcome);
  });
}

interface Outcome {
  status: number | null;
  silence: SilenceReason | null;
  detail: string;
  answer: string;
}

async function send(context: Context, endpoint: EndpointToReach, delivery: DeliveryRow): Promise<Outcome> {
  const body = writtenBody(delivery, await candidateOf(context, endpoint, delivery));
  try {
    const answer = await askOutside({
      url: endpoint.url,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signedHeaders(context, endpoint, delivery.id, body) },
      body,
      openedNetworks: context.config.webhookNetworks,
    });
    return { status: answer.status, silence: null, detail: '', answer: shown(answer) };
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    return { status: null, silence: error.reason, detail: error.message, answer: '' };
  }
}

/** By each secret that is good now, in the way of Standard Webhooks. */
function signedHeaders({ config, clock }: Context, endpoint: EndpointToReach, id: string, body: string) {
  const now = clock.now();
  const signatures = secretsOf(config, endpoint, now).map((secret) =>
    new Webhook(secret).sign(id, now, body),
  );
  return {
    'user-agent': `${productName} webhooks`,
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

/** Who it is about, as the company may know them now, where the owner wants that told. */
async function candidateOf({ db }: Context, endpoint: EndpointToReach, { data }: DeliveryRow) {
  if (!endpoint.withPersonalData) return undefined;
  const { application_id, conversation_id } = data;
  if (typeof application_id === 'string') return selectApplicant(db, endpoint.companyId, application_id);
  if (typeof conversation_id === 'string') return selectWriter(db, endpoint.companyId, conversation_id);
  return undefined;
}

/** U+0000 has no place in a text of the database. */
function shown({ body }: OutgoingAnswer): string {
  return body.replaceAll('\u0000', '\uFFFD').toWellFormed().slice(0, keptSigns).toWellFormed();
}

async function settle(
  context: Context,
  endpoint: EndpointToReach,
  { id, attempts: before }: DeliveryRow,
  { status }: Outcome,
): Promise<void> {
  const { db, clock } = context;
  const { failingSince: failing, state } = endpoint;
  const attempts = before + 1;
  if (status !== null && status >= 200 && status < 300) {
    await settleDelivery(db, id, { state: 'delivered', attempts });
    if (failing) await updateEndpoint(db, endpoint.id, { failingSince: null });
    return;
  }
  const now = clock.now();
  const failingSince = failing ?? now;
  const pause = pauseAfter(attempts);
  await settleDelivery(
    db,
    id,
    pause === undefined || status === 410
      ? { state: 'failed', attempts }
      : { state: 'waiting', attempts, nextAt: new Date(now.getTime() + pause) },
  );
  if (state !== 'on') return endWaiting(db, endpoint.id);
  if (status === 410) return end(context, endpoint, 'gone');
  if (now.getTime() - failingSince.getTime() >= failingDays * dayMs) return end(context, endpoint, 'failing');
  if (!failing) await updateEndpoint(db, endpoint.id, { failingSince });
}

/** Switches an endpoint off, and tells the owners why. */
async function end(context: Context, endpoint: EndpointToReach, state: 'gone' | 'failing'): Promise<void> {
  const { db, clock } = context;
  const { id: webhookId, companyId, company, companyAr, url } = endpoint;
  await updateEndpoint(db, webhookId, { state });
  await endWaiting(db, webhookId);
  const owners = await findOwners(db, companyId);
  await tell(context, webhookEnded, {
    to: owners.map(({ id }) => id),
    facts: {
      ...{ webhookId, company, companyAr, host: new URL(url).host },
      ...{ reason: state, at: clock.now().toISOString() },
    },
  });
}
