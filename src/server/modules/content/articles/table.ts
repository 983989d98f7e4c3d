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
import { type ArticleText, articleStates, fixedArticles } from '#domain/articles.ts';
import type { Locale } from '#domain/locale.ts';
import { files } from '#server/modules/files/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { moment } from '#server/platform/database/columns.ts';

/** What stands in each language; a language that came later is missing until it is written. */
export type Texts<Text> = Readonly<Record<Locale, Text | undefined>>;

/** The articles of `/blog`, written by superadmins. */
export const articles = pgTable(
  'articles',
  {
    /** The Blog entity's id (specification 1, section 3): a number that everybody may read. */
    id: integer('id')
      .primaryKey()
      .generatedByDefaultAsIdentity({ startWith: fixedArticles + 1 }),
    slug: text('slug').notNull(),
    /** Path of the picture below the public folder; empty for none. */
    image: text('image').notNull().default(''),
    showHome: boolean('show_home').notNull().default(false),
    state: text('state', { enum: articleStates }).notNull().default('draft'),
    /** Readers find it from then on; set with the first publication at the latest. */
    publishAt: moment('publish_at'),
    texts: jsonb('texts').$type<Texts<ArticleText>>().notNull(),
    /** Counts up with each save: a second editor with an older version is refused. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: uuid('updated_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('articles_slug').on(table.slug),
    index('articles_updated').on(table.updatedAt.desc(), table.id.desc()),
    index('articles_updated_by').on(table.updatedBy),
  ],
);

/** Addresses that an article once had; they lead to the one it has. */
export const articleSlugs = pgTable(
  'article_slugs',
  {
    slug: text('slug').primaryKey(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
  },
  (table) => [index('article_slugs_article').on(table.articleId)],
);

/** What an article said at each save, and who saved it. */
export const articleVersions = pgTable(
  'article_versions',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    state: text('state', { enum: articleStates }).notNull(),
    texts: jsonb('texts').$type<Texts<ArticleText>>().notNull(),
    savedAt: moment('saved_at').notNull(),
    savedBy: uuid('saved_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.version] }),
    index('article_versions_saved_by').on(table.savedBy),
  ],
);

/** The uploaded pictures that an article shows, on top or in its text. */
export const articlePictures = pgTable(
  'article_pictures',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.fileId] }),
    index('article_pictures_file').on(table.fileId),
  ],
);
