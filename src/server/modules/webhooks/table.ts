import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { deliveryStates, silenceReasons, webhookStates } from '#domain/webhooks.ts';
import { companies } from '#server/modules/companies/table.ts';
import { idByTime, moment } from '#server/platform/database/columns.ts';

/** Addresses of companies' own programs. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: text('events').array().notNull(),
    withPersonalData: boolean('with_personal_data').notNull(),
    state: text('state', { enum: webhookStates }).notNull().default('on'),
    /** Sealed. */
    secret: text('secret').notNull(),
    /** The one before, sealed; good until then. */
    formerSecret: text('former_secret'),
    formerSecretUntil: moment('former_secret_until'),
    failingSince: moment('failing_since'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('webhook_endpoints_company').on(table.companyId, table.createdAt.desc().nullsFirst())],
);

/** What an endpoint is told: written in the transaction of the change, sent by a task. It names no person. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: idByTime('id').primaryKey(),
    /** They go out in this order. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** What keeps its order: an opening, or a conversation without one. */
    stream: text('stream').notNull(),
    type: text('type').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    happenedAt: moment('happened_at').notNull(),
    state: text('state', { enum: deliveryStates }).notNull().default('waiting'),
    /** Since it waits. */
    attempts: integer('attempts').notNull().default(0),
    nextAt: moment('next_at').notNull(),
    /** Whoever sends it now is done by then, or has gone with its process. */
    claimedUntil: moment('claimed_until'),
  },
  (table) => [
    index('webhook_deliveries_waiting')
      .on(table.endpointId, table.stream, table.number)
      .where(sql`state = 'waiting'`),
    index('webhook_deliveries_endpoint').on(table.endpointId, table.number.desc().nullsFirst()),
    index('webhook_deliveries_happened').on(table.happenedAt),
    uniqueIndex('webhook_deliveries_number').on(table.number),
  ],
);

/** What became of each attempt. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: idByTime('id').primaryKey(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    status: integer('status'),
    /** Why nothing was answered. */
    silence: text('silence', { enum: silenceReasons }),
    detail: text('detail').notNull().default(''),
    milliseconds: integer('milliseconds').notNull(),
    /** The beginning of what was answered. */
    answer: text('answer').notNull().default(''),
  },
  (table) => [index('webhook_attempts_delivery').on(table.deliveryId, table.at)],
);
