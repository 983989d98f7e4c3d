import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { calendarFaults, calendarKinds } from '#domain/calendars/connections.ts';
import { companyMembers } from '#server/modules/companies/table.ts';
import { interviews } from '#server/modules/interviews/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** Where a member's own calendar is; it ends with the membership. */
export const calendarConnections = pgTable(
  'calendar_connections',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => companyMembers.accountId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: calendarKinds }).notNull(),
    /** Sealed: whoever has a secret address reads the calendar. */
    address: text('address').notNull(),
    username: text('username').notNull(),
    /** Sealed; empty for an address. */
    password: text('password').notNull(),
    /** The calendar of an account that interviews are written into. */
    collection: text('collection').notNull(),
    /** So many calendars are read. */
    calendars: integer('calendars').notNull(),
    /** When it was last read, whole or to find nothing new. */
    readAt: moment('read_at').notNull(),
    /** When it was last read whole. */
    wholeAt: moment('whole_at').notNull(),
    /** By what it is known whether it has changed. */
    mark: text('mark').notNull(),
    /** So many of its entries could not be understood. */
    skipped: integer('skipped').notNull(),
    /** Why the last reading failed; null where it did not. */
    fault: text('fault', { enum: calendarFaults }),
    /** Why an interview could not be written into it; null where all could. */
    writeFault: text('write_fault', { enum: calendarFaults }),
    failures: integer('failures').notNull().default(0),
    nextAt: moment('next_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('calendar_connections_account').on(table.accountId),
    index('calendar_connections_next').on(table.nextAt, table.id),
  ],
);

/** When somebody is busy, and no more: no title, no place, nobody's name. */
export const calendarBusyTimes = pgTable(
  'calendar_busy_times',
  {
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => calendarConnections.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.connectionId, table.startsAt] })],
);

/** Which interviews stand in which calendar, and where: they follow the interview until they are taken out. */
export const calendarEntries = pgTable(
  'calendar_entries',
  {
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => calendarConnections.id, { onDelete: 'cascade' }),
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    href: text('href').notNull(),
    writtenAt: moment('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.interviewId] }),
    index('calendar_entries_interview').on(table.interviewId),
  ],
);

/** When a member holds interviews. */
export const calendarRuleSets = pgTable('calendar_rule_sets', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => companyMembers.accountId, { onDelete: 'cascade' }),
  daysOff: smallint('days_off').array().notNull(),
  fromTime: text('from_time'),
  untilTime: text('until_time'),
  ramadanFrom: text('ramadan_from'),
  ramadanUntil: text('ramadan_until'),
  prayerMinutes: smallint('prayer_minutes').notNull().default(0),
  bufferMinutes: smallint('buffer_minutes').notNull(),
  mostADay: smallint('most_a_day'),
});
