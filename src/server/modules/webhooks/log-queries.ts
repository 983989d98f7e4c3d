import { and, count, desc, eq, gte, ne, sql } from 'drizzle-orm';
import type { DeliveryState } from '#domain/webhooks.ts';
import type { Database } from '#server/platform/database/database.ts';
import { deliveryColumns } from './delivery-queries.ts';
import { webhookAttempts, webhookDeliveries } from './table.ts';

/** Lets them wait again, in the order in which they happened; answers how many. */
export async function waitAgain(
  db: Database,
  { endpointId, id, from, now }: { endpointId: string; id?: string; from?: Date; now: Date },
): Promise<number> {
  const { rowCount } = await db
    .update(webhookDeliveries)
    .set({ state: 'waiting', attempts: 0, nextAt: now })
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        id === undefined ? ne(webhookDeliveries.state, 'waiting') : eq(webhookDeliveries.id, id),
        from && gte(webhookDeliveries.happenedAt, from),
      ),
    );
  return rowCount ?? 0;
}

export async function selectDeliveries(
  db: Database,
  {
    endpointId,
    state,
    offset,
    limit,
  }: { endpointId: string; state: DeliveryState | undefined; offset: number; limit: number },
) {
  const where = and(
    eq(webhookDeliveries.endpointId, endpointId),
    state && eq(webhookDeliveries.state, state),
  );
  const [rows, [total]] = await Promise.all([
    db
      .select(deliveryColumns)
      .from(webhookDeliveries)
      .where(where)
      .orderBy(sql`${webhookDeliveries.number} desc nulls first`)
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(webhookDeliveries).where(where),
  ]);
  return { rows, total: total?.count ?? 0 };
}

export async function selectDelivery(db: Database, endpointId: string, id: string) {
  const [row] = await db
    .select(deliveryColumns)
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.id, id)));
  return row;
}

/** What the last attempts at a delivery were answered, the latest first. */
export function selectAttempts(db: Database, deliveryId: string) {
  return db
    .select({
      at: webhookAttempts.at,
      status: webhookAttempts.status,
      silence: webhookAttempts.silence,
      detail: webhookAttempts.detail,
      milliseconds: webhookAttempts.milliseconds,
      answer: webhookAttempts.answer,
    })
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, deliveryId))
    .orderBy(desc(webhookAttempts.at), desc(webhookAttempts.id))
    .limit(30);
}
