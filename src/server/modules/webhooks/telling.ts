import type { Context } from '#server/platform/context.ts';
import { type Happened, insertDeliveries } from './delivery-queries.ts';
import { deliverTask } from './task-names.ts';

/** Writes what happened down for whoever wants to hear of it, in the transaction of its cause; a task sends it. */
export async function tellPrograms(context: Context, happened: Omit<Happened, 'now'>): Promise<void> {
  const endpoints = await insertDeliveries(context.db, { ...happened, now: context.clock.now() });
  for (const endpointId of endpoints) await goOn(context, endpointId, happened.stream);
}

/** Has a task send what waits in a stream. */
export async function goOn({ db, tasks }: Context, endpointId: string, stream: string): Promise<void> {
  await tasks.enqueue(db, deliverTask, { endpointId, stream });
}
