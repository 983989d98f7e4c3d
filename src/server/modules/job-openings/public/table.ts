import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from '#server/modules/companies/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** A title by the languages that it is written in. */
export type TitleInLanguages = Readonly<Record<string, string>>;

/** Distinct titles of the openings that were ever public, folded for the search that forgives accents and misspellings. */
export const openingTitles = pgTable(
  'opening_titles',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    title: text('title').notNull(),
    folded: text('folded').notNull(),
    /** What its openings are called in further languages, as their companies wrote it; others are a title of their own. */
    others: jsonb('others').$type<TitleInLanguages>().notNull().default({}),
    /** Every word that it is found by, in each language (`namesOfTitles`). */
    names: text('names').notNull().default(''),
    /** The word that says the trade; titles that share it are similar. */
    trade: text('trade').notNull(),
  },
  (table) => [
    uniqueIndex('opening_titles_key').on(table.folded, table.others),
    index('opening_titles_trade').on(table.trade),
    // The space in front lets a pattern find the beginning of any word.
    index('opening_titles_words').using('gin', sql`(' ' || names) gin_trgm_ops`),
  ],
);

/** The companies that openings show, by the folded name that the search finds them by. */
export const publicCompanies = pgTable(
  'public_companies',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    folded: text('folded').notNull(),
  },
  (table) => [index('public_companies_words').using('gin', sql`(' ' || ${table.folded}) gin_trgm_ops`)],
);

/**
 * The narrow row that the public search reads: one for each Active opening, with its card kept ready.
 * Its indexes hold what the filters ask, so that a page is found without touching the rows it skips.
 */
export const publicOpenings = pgTable(
  'public_openings',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => jobOpenings.id, { onDelete: 'cascade' }),
    /** Null where the opening hides its company. */
    companyId: uuid('company_id'),
    titleId: integer('title_id')
      .notNull()
      .references(() => openingTitles.id),
    country: text('country').notNull(),
    city: text('city').notNull(),
    employmentType: text('employment_type').notNull(),
    experienceLevel: text('experience_level').notNull(),
    /** Published upper salary per month in its own currency, for "at least"; null when not published. */
    monthlySalary: integer('monthly_salary'),
    payCurrency: text('pay_currency'),
    /** Whether it says its pay. */
    isPaid: boolean('is_paid').notNull().default(false),
    isRemote: boolean('is_remote').notNull(),
    /** End of the due date in the company's zone; far away without one. */
    expiresAt: moment('expires_at').notNull(),
    publishedAt: moment('published_at').notNull(),
    /** Sorts ties and gives stable pages. */
    rank: bigint('rank', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** The answer's fragment for this opening, as JSON text. */
    card: text('card').notNull(),
  },
  (table) => {
    const { newestFirst, filters } = searchedBy(table);
    return [
      uniqueIndex('public_openings_rank').on(table.rank),
      index('public_openings_newest').on(...newestFirst(), table.titleId, ...filters),
      index('public_openings_country').on(table.country, ...newestFirst(), table.titleId, ...filters),
      index('public_openings_city').on(
        table.country,
        table.city,
        ...newestFirst(),
        table.titleId,
        ...filters,
      ),
      index('public_openings_title').on(
        table.titleId,
        table.country,
        ...newestFirst(),
        table.city,
        ...filters,
      ),
      index('public_openings_company').on(table.companyId, ...newestFirst(), table.expiresAt),
      index('public_openings_expiry').on(table.expiresAt),
      // Few by and by: of them the hourly look for cards to write anew asks.
      index('public_openings_untitled').on(table.titleId).where(sql`card not like '%"titles":{%'`),
    ];
  },
);

/**
 * The further places of an Active opening: for each a row with what its own narrow row says, so that a search of a place
 * walks one order through both. Kept by a trigger.
 */
export const publicOpeningPlaces = pgTable(
  'public_opening_places',
  {
    /** That of the narrow row, by which its card is found. */
    rank: bigint('rank', { mode: 'number' }).notNull(),
    companyId: uuid('company_id'),
    titleId: integer('title_id').notNull(),
    country: text('country').notNull(),
    city: text('city').notNull(),
    /** Whether it is the first of its opening's places in this country: one row for each opening in a country. */
    opensCountry: boolean('opens_country').notNull(),
    employmentType: text('employment_type').notNull(),
    experienceLevel: text('experience_level').notNull(),
    monthlySalary: integer('monthly_salary'),
    payCurrency: text('pay_currency'),
    isPaid: boolean('is_paid').notNull(),
    isRemote: boolean('is_remote').notNull(),
    expiresAt: moment('expires_at').notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (table) => {
    const { newestFirst, filters } = searchedBy(table);
    return [
      primaryKey({ columns: [table.rank, table.country, table.city] }),
      index('public_opening_places_country')
        .on(table.country, ...newestFirst(), table.titleId, ...filters)
        .where(sql`opens_country`),
      index('public_opening_places_city').on(
        table.country,
        table.city,
        ...newestFirst(),
        table.titleId,
        ...filters,
      ),
      index('public_opening_places_title').on(
        table.titleId,
        table.country,
        ...newestFirst(),
        table.city,
        ...filters,
        table.opensCountry,
      ),
      index('public_opening_places_company').on(table.companyId, table.country, table.expiresAt),
      index('public_opening_places_expiry').on(table.expiresAt),
    ];
  },
);

/** How many narrow rows there are for each title in a country and city; city `` stands for all. Kept by a trigger. */
export const openingCounts = pgTable(
  'opening_counts',
  {
    titleId: integer('title_id').notNull(),
    country: text('country').notNull(),
    city: text('city').notNull(),
    openings: integer('openings').notNull(),
  },
  (table) => [primaryKey({ columns: [table.titleId, table.country, table.city] })],
);

/** How many narrow rows there are in a country and city for each combination of the filters. Kept by a trigger. */
export const openingPlaceCounts = pgTable(
  'opening_place_counts',
  {
    country: text('country').notNull(),
    city: text('city').notNull(),
    employmentType: text('employment_type').notNull(),
    experienceLevel: text('experience_level').notNull(),
    isRemote: boolean('is_remote').notNull(),
    isPaid: boolean('is_paid').notNull().default(false),
    openings: integer('openings').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'opening_place_counts_key',
      columns: [
        table.country,
        table.city,
        table.employmentType,
        table.experienceLevel,
        table.isRemote,
        table.isPaid,
      ],
    }),
  ],
);

/** How many narrow rows each company has under its name, for the order of the companies that hire. Kept by a trigger. */
export const companyOpeningCounts = pgTable(
  'company_opening_counts',
  {
    /** No reference: the openings of a company that goes are counted down once it is gone. */
    companyId: uuid('company_id').primaryKey(),
    openings: integer('openings').notNull(),
  },
  (table) => [
    index('company_opening_counts_most')
      .on(table.openings.desc().nullsFirst(), table.companyId)
      .where(sql`openings > 0`),
  ],
);

type SearchedColumn =
  | 'publishedAt'
  | 'rank'
  | 'expiresAt'
  | 'employmentType'
  | 'experienceLevel'
  | 'monthlySalary'
  | 'isRemote'
  | 'isPaid'
  | 'payCurrency';

/** What each index of a search holds: the order of its rows, and what is asked of them. */
function searchedBy(table: Record<SearchedColumn, ExtraConfigColumn>) {
  return {
    /** Made anew for each index: a column forgets its order once an index has taken it. */
    newestFirst: () => [table.publishedAt.desc().nullsFirst(), table.rank.desc().nullsFirst()] as const,
    filters: [
      table.expiresAt,
      table.employmentType,
      table.experienceLevel,
      table.monthlySalary,
      table.isRemote,
      table.isPaid,
      table.payCurrency,
    ] as const,
  };
}
