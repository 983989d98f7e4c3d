import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { idByTime, moment } from '#server/platform/database/columns.ts';

/** Who did what in a company, and when; rows are added and never changed. */
export const companyActivity = pgTable(
  'company_activity',
  {
    id: idByTime('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    actorId: uuid('actor_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** `member` of the company, `team` for administrators, `system` for what happens by itself. */
    actorKind: text('actor_kind', { enum: ['member', 'team', 'system', 'candidate'] }).notNull(),
    /** The name at the time; emptied when the account is erased. */
    actorName: text('actor_name').notNull().default(''),
    kind: text('kind').notNull(),
    /** What it was done to, in words: a title, a name. */
    subject: text('subject').notNull().default(''),
    subjectId: text('subject_id').notNull().default(''),
    facts: jsonb('facts').$type<Record<string, string | number>>().notNull().default(sql`'{}'::jsonb`),
    /** What administrators alone read of it; and `subjectAr`, whom it names by the name in Arabic, and `namedId`, whom else. */
    teamFacts: jsonb('team_facts').$type<Record<string, string>>().notNull().default(sql`'{}'::jsonb`),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('company_activity_company').on(table.companyId, table.createdAt.desc().nullsFirst()),
    index('company_activity_actor').on(table.actorId),
    // By which whom a line is about is found, once they are erased.
    index('company_activity_subject').on(table.subjectId),
    index('company_activity_named')
      .on(sql`(team_facts ->> 'namedId')`)
      .where(sql`team_facts ->> 'namedId' is not null`),
    index('company_activity_invited').on(table.subject).where(sql`kind = 'member.invited'`),
  ],
);
