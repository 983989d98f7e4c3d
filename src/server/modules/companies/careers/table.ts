import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { domainLeads, domainRecords } from '#domain/companies/careers/own-domain.ts';
import { careersSectionKinds } from '#domain/companies/careers/page.ts';
import type { TextByLanguage } from '#domain/companies/careers/texts.ts';
import { companies } from '#server/modules/companies/table.ts';
import { files } from '#server/modules/files/table.ts';
import { moment } from '#server/platform/database/columns.ts';

const texts = (name: string) => jsonb(name).$type<TextByLanguage>().notNull().default(sql`'{}'::jsonb`);

/** A company's careers page, in its own colour; nobody sees it until the company turns it on. */
export const careersPages = pgTable(
  'careers_pages',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    isShown: boolean('is_shown').notNull().default(false),
    /** `#rrggbb`; null takes the product's. */
    colour: text('colour'),
    headline: texts('headline'),
    /** Those that something of it is written in, for search engines. */
    languages: text('languages').array().notNull().default(sql`'{}'::text[]`),
    /** Counts up with each save: a second editor with an older version is refused. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('careers_pages_shown').on(table.companyId).where(sql`is_shown`)],
);

/** The sections of a page in their order; each save writes them anew. */
export const careersSections = pgTable(
  'careers_sections',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => careersPages.companyId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind', { enum: careersSectionKinds }).notNull(),
    title: texts('title'),
    text: texts('text'),
    pictureFileId: uuid('picture_file_id').references(() => files.id),
    alt: texts('alt'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.position] }),
    index('careers_sections_picture').on(table.pictureFileId),
  ],
);

/** Every address that a page has or had: the present one answers, an earlier one leads there, and no other company takes it. */
export const careersAddresses = pgTable(
  'careers_addresses',
  {
    slug: text('slug').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => careersPages.companyId, { onDelete: 'cascade' }),
    isCurrent: boolean('is_current').notNull(),
    /** Since when it is the present one, or no longer. */
    since: moment('since').notNull(),
  },
  (table) => [
    uniqueIndex('careers_addresses_current').on(table.companyId).where(sql`is_current`),
    index('careers_addresses_company').on(table.companyId, table.since),
  ],
);

/** The domain of its own at which a page is found, too: one a company, and no two companies have one that is connected. */
export const careersDomains = pgTable(
  'careers_domains',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => careersPages.companyId, { onDelete: 'cascade' }),
    domain: text('domain').notNull(),
    /** What its record has to say. */
    mark: text('mark').notNull(),
    setAt: moment('set_at').notNull().defaultNow(),
    checkedAt: moment('checked_at'),
    /** What was found then. */
    record: text('record', { enum: domainRecords }),
    lead: text('lead', { enum: domainLeads }),
    /** Since when it was proved to be the company's, and led here. */
    connectedAt: moment('connected_at'),
    /** Since when either is no longer so. */
    missingSince: moment('missing_since'),
  },
  (table) => [uniqueIndex('careers_domains_connected').on(table.domain).where(sql`connected_at is not null`)],
);
