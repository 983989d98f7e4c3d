import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { requestKinds, requestStatuses } from '#domain/talent-pool/requests.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { moment } from '#server/platform/database/columns.ts';

const noTexts = sql`'{}'::text[]`;

/**
 * The narrow row that the search of the talent pool reads: one for each candidate. Whether it is listed is kept by
 * triggers on profiles and accounts, so that no deed can forget it.
 */
export const poolCandidates = pgTable(
  'pool_candidates',
  {
    candidateId: uuid('candidate_id')
      .primaryKey()
      .references(() => candidates.accountId, { onDelete: 'cascade' }),
    isListed: boolean('is_listed').notNull().default(false),
    /** Folded: the name, titles, desired jobs, jobs held, skills and languages. */
    words: text('words').notNull(),
    /** What the name is found by (`nameKeys`); null in a row from before that was kept, which is written anew. */
    nameKeys: text('name_keys').array(),
    /** Folded: the current company. */
    employer: text('employer').notNull(),
    /** What its name is found by. */
    employerKeys: text('employer_keys').array(),
    industry: text('industry').notNull(),
    /** Folded: the desired jobs by their names in each language. */
    positions: text('positions').array().notNull().default(noTexts),
    gender: text('gender').notNull(),
    nationality: text('nationality').notNull(),
    country: text('country').notNull(),
    /** In months; null where the profile has no job. */
    experience: smallint('experience'),
    /** `arabic 0` to `arabic 2` for somebody of level 2 of 0 to 3: each level that is reached. */
    languages: text('languages').array().notNull().default(noTexts),
    /** As `educationRank` orders them; 0 without any. */
    education: smallint('education').notNull().default(0),
    visa: text('visa').notNull(),
    /** In days; null where nothing is said. */
    notice: smallint('notice'),
    isInCountry: boolean('is_in_country'),
    licences: text('licences').array().notNull().default(noTexts),
    /** Of the profile. */
    updatedAt: moment('updated_at').notNull(),
    indexedAt: moment('indexed_at').notNull(),
  },
  (table) => {
    // Made anew for each index: a column forgets its order once an index has taken it.
    const newestFirst = () =>
      [table.updatedAt.desc().nullsFirst(), table.candidateId.desc().nullsFirst()] as const;
    const filters = [
      table.experience,
      table.gender,
      table.nationality,
      table.visa,
      table.notice,
      table.industry,
    ] as const;
    const listed = sql`is_listed`;
    return [
      index('pool_candidates_newest')
        .on(...newestFirst(), table.country, ...filters)
        .where(listed),
      index('pool_candidates_country')
        .on(table.country, ...newestFirst(), ...filters)
        .where(listed),
      index('pool_candidates_nationality')
        .on(table.nationality, ...newestFirst())
        .where(listed),
      index('pool_candidates_industry')
        .on(table.industry, ...newestFirst())
        .where(listed),
      // The space in front lets a pattern find the beginning of any word.
      index('pool_candidates_words').using('gin', sql`(' ' || words) gin_trgm_ops`),
      index('pool_candidates_employer').using('gin', sql`(' ' || employer) gin_trgm_ops`),
      index('pool_candidates_name_keys').using('gin', table.nameKeys),
      index('pool_candidates_employer_keys').using('gin', table.employerKeys),
      index('pool_candidates_positions').using('gin', table.positions),
      index('pool_candidates_languages').using('gin', table.languages),
    ];
  },
);

/** Each word of the listed ones, and how many say it: what a misspelt one is compared with. Kept by triggers. */
export const poolWords = pgTable(
  'pool_words',
  {
    word: text('word').primaryKey(),
    candidates: integer('candidates').notNull(),
  },
  (table) => [index('pool_words_alike').using('gin', sql`${table.word} gin_trgm_ops`)],
);

/** What a company asked of a candidate: to apply for an opening, or to bring the profile up to date. */
export const poolRequests = pgTable(
  'pool_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: requestKinds }).notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.accountId, { onDelete: 'cascade' }),
    /** Of an invitation; an update request has none. */
    openingId: uuid('opening_id').references(() => jobOpenings.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    status: text('status', { enum: requestStatuses }).notNull().default('Waiting'),
    /** What the candidate wrote with the answer. */
    answer: text('answer').notNull().default(''),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    answeredAt: moment('answered_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    // Never two of a kind that wait, never a second invitation to an opening.
    uniqueIndex('pool_requests_waiting')
      .on(table.companyId, table.candidateId, table.kind)
      .where(sql`status = 'Waiting'`),
    uniqueIndex('pool_requests_opening')
      .on(table.candidateId, table.openingId)
      .where(sql`kind = 'invitation' and status <> 'Expired'`),
    index('pool_requests_candidate').on(table.candidateId, table.createdAt.desc().nullsFirst()),
    index('pool_requests_company').on(table.companyId, table.candidateId),
    index('pool_requests_opening_id').on(table.openingId),
    index('pool_requests_creator').on(table.createdBy),
    index('pool_requests_expiry').on(table.expiresAt).where(sql`status = 'Waiting'`),
  ],
);

/** A search of the pool that a member keeps, with an email when somebody new fits. */
export const poolSearches = pgTable(
  'pool_searches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** As the address of the screen carries them. */
    filters: jsonb('filters').$type<Record<string, string | string[]>>().notNull(),
    isMailed: boolean('is_mailed').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    /** Whoever was found since then is new. */
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [
    index('pool_searches_account').on(table.accountId, table.createdAt),
    index('pool_searches_company').on(table.companyId),
  ],
);

/** Who was found by a kept search after it was made: each candidate once. */
export const poolSearchHits = pgTable(
  'pool_search_hits',
  {
    searchId: uuid('search_id')
      .notNull()
      .references(() => poolSearches.id, { onDelete: 'cascade' }),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.accountId, { onDelete: 'cascade' }),
    foundAt: moment('found_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.candidateId] }),
    index('pool_search_hits_candidate').on(table.candidateId),
  ],
);
