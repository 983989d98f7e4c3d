import { and, asc, eq, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { DeliveryState, WebhookType } from '#domain/webhooks.ts';
import { companies } from '#server/modules/companies/table.ts';
import { claimedFor, isUnclaimed } from '#server/platform/claims.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OldRows } from '#server/platform/sweep.ts';
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from './table.ts';

export interface Happened {
  companyId: string;
  type: WebhookType;
  stream: string;
  data: Record<string, unknown>;
  /** Whether it may be told, where that is asked of the rows. */
  where?: SQL | undefined;
  now: Date;
}

/** Writes what happened down for each endpoint of the company that wants to hear of it; answers their ids. */
export async function insertDeliveries(
  db: Database,
  { companyId, type, stream, data, where = sql`true`, now }: Happened,
): Promise<string[]> {
  const { rows } = await db.execute<{ endpoint_id: string }>(sql`
    insert into ${webhookDeliveries} (endpoint_id, stream, type, data, happened_at, next_at)
    select e.id, ${stream}, ${type}, ${JSON.stringify(data)}::jsonb, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from ${webhookEndpoints} e join ${companies} c on c.id = e.company_id
    where e.company_id = ${companyId} and e.state = 'on' and ${type} = any(e.events) and c.approved_status = 'Approved' and ${where}
    returning endpoint_id`);
  return rows.map((row) => row.endpoint_id);
}

export async function insertDelivery(
  db: Database,
  row: typeof webhookDeliveries.$inferInsert,
): Promise<void> {
  await db.insert(webhookDeliveries).values(row);
}

export const deliveryColumns = {
  id: webhookDeliveries.id,
  endpointId: webhookDeliveries.endpointId,
  stream: webhookDeliveries.stream,
  type: webhookDeliveries.type,
  data: webhookDeliveries.data,
  happenedAt: webhookDeliveries.happenedAt,
  state: webhookDeliveries.state,
  attempts: webhookDeliveries.attempts,
  nextAt: webhookDeliveries.nextAt,
};

/** Where a stream goes on. */
export interface Stream {
  endpointId: string;
  stream: string;
}

const isWaitingIn = ({ endpointId, stream }: Stream) =>
  and(
    eq(webhookDeliveries.endpointId, endpointId),
    eq(webhookDeliveries.stream, stream),
    eq(webhookDeliveries.state, 'waiting'),
  );

/**
 * Takes the first of a stream, where it is due: nobody else sends it until then, and nothing behind it goes before. One
 * endpoint has so many at once at most.
 */
export async function claimFirst(
  db: Database,
  where: Stream,
  { now, claimMs, most }: { now: Date; claimMs: number; most: number },
) {
  const first = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(isWaitingIn(where))
    .orderBy(asc(webhookDeliveries.number))
    .limit(1);
  const [row] = await db
    .update(webhookDeliveries)
    .set({ claimedUntil: claimedFor(claimMs) })
    .where(
      and(
        eq(webhookDeliveries.id, first),
        eq(webhookDeliveries.state, 'waiting'),
        lte(webhookDeliveries.nextAt, now),
        isUnclaimed(webhookDeliveries.claimedUntil),
        sql`(select count(*) from webhook_deliveries o where o.endpoint_id = ${where.endpointId}
          and o.state = 'waiting' and o.claimed_until > now()) < ${most}::int`,
      ),
    )
    .returning(deliveryColumns);
  return row;
}
export type DeliveryRow = NonNullable<Awaited<ReturnType<typeof claimFirst>>>;

/** When the first of a stream is due; undefined where nothing waits. */
export async function selectFirstDue(db: Database, where: Stream): Promise<Date | undefined> {
  const [row] = await db
    .select({ nextAt: webhookDeliveries.nextAt })
    .from(webhookDeliveries)
    .where(isWaitingIn(where))
    .orderBy(asc(webhookDeliveries.number))
    .limit(1);
  return row?.nextAt;
}

/** Streams in which something has been due since then that nobody sends now, of an endpoint or of all. */
export function selectDueStreams(
  db: Database,
  { endpointId, before }: { endpointId?: string | undefined; before: Date },
): Promise<Stream[]> {
  return db
    .selectDistinct({ endpointId: webhookDeliveries.endpointId, stream: webhookDeliveries.stream })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.state, 'waiting'),
        lte(webhookDeliveries.nextAt, before),
        isUnclaimed(webhookDeliveries.claimedUntil),
        endpointId === undefined ? undefined : eq(webhookDeliveries.endpointId, endpointId),
      ),
    )
    .limit(wokenAtOnce);
}
/** What more there is, the next look finds. */
const wokenAtOnce = 2000;

/** Puts down what became of one that still waits. */
export async function settleDelivery(
  db: Database,
  id: string,
  set: { state: DeliveryState; attempts: number; nextAt?: Date },
): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ ...set, claimedUntil: null })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.state, 'waiting')));
}

export async function insertAttempt(db: Database, row: typeof webhookAttempts.$inferInsert): Promise<void> {
  await db.insert(webhookAttempts).values(row);
}

/** Nothing waits for an endpoint that is switched off. */
export async function endWaiting(db: Database, endpointId: string): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state: 'ended', claimedUntil: null })
    .where(and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'waiting')));
}

/** What happened long ago, whatever became of it. */
export function oldDeliveries(before: Date): OldRows {
  return {
    table: webhookDeliveries,
    where: lt(webhookDeliveries.happenedAt, before),
    by: webhookDeliveries.happenedAt,
  };
}
