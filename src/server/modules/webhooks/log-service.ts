import { isId } from '#domain/ids.ts';
import { type DeliveryState, deliveriesShown } from '#domain/webhooks.ts';
import type { OwnerActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { writtenBody } from './body.ts';
import type { DeliveryRow } from './delivery-queries.ts';
import { selectAttempts, selectDeliveries, selectDelivery, waitAgain } from './log-queries.ts';
import { ownEndpoint, requireOn } from './own-endpoint.ts';
import { wakeTask } from './task-names.ts';
import { goOn } from './telling.ts';

/** A page of what was sent to an endpoint, the latest first. */
export async function listDeliveries(
  context: Context<OwnerActor>,
  { id, page = 1, state }: { id: string; page?: number | undefined; state?: DeliveryState | undefined },
) {
  await ownEndpoint(context, id, false);
  const { rows, total } = await selectDeliveries(context.db, {
    ...{ endpointId: id, state },
    offset: (page - 1) * deliveriesShown,
    limit: deliveriesShown,
  });
  return { total, data: rows.map(presentDelivery) };
}

/** One delivery, with what it says but for who it is about, and what was answered. */
export async function readDelivery(context: Context<OwnerActor>, id: string, deliveryId: string) {
  const delivery = await ownDelivery(context, id, deliveryId);
  const tries = await selectAttempts(context.db, delivery.id);
  return {
    ...presentDelivery(delivery),
    body: writtenBody(delivery),
    tries: tries.map(({ at, ...attempt }) => ({ ...attempt, at: at.toISOString() })),
  };
}

/** Sends one again, under its id; it goes before whatever waits behind it. */
export async function replayDelivery(
  context: Context<OwnerActor>,
  id: string,
  deliveryId: string,
): Promise<void> {
  requireOn(await ownEndpoint(context, id));
  const { stream } = await ownDelivery(context, id, deliveryId);
  await waitAgain(context.db, { endpointId: id, id: deliveryId, now: context.clock.now() });
  await goOn(context, id, stream);
}

/** Sends everything again that happened from a moment on; answers how much that is. */
export async function replayFrom(context: Context<OwnerActor>, id: string, from: Date): Promise<number> {
  const { db, clock, tasks } = context;
  requireOn(await ownEndpoint(context, id));
  const count = await waitAgain(db, { endpointId: id, from, now: clock.now() });
  await tasks.enqueue(db, wakeTask, { endpointId: id });
  return count;
}

async function ownDelivery(context: Context<OwnerActor>, id: string, deliveryId: string) {
  await ownEndpoint(context, id, false);
  const delivery = isId(deliveryId) ? await selectDelivery(context.db, id, deliveryId) : undefined;
  if (!delivery) throw new Refusal('NOT_FOUND');
  return delivery;
}

function presentDelivery({ id, type, state, happenedAt, attempts, nextAt }: DeliveryRow) {
  return {
    ...{ id, type, state, attempts },
    happened_at: happenedAt.toISOString(),
    next_at: state === 'waiting' ? nextAt.toISOString() : null,
  };
}
