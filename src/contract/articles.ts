import { z } from 'zod';
import {
  articleChange,
  articleLimits,
  articleStandings,
  articleStates,
  articleText,
} from '#domain/articles.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { article } from './content.ts';
import { done } from './done.ts';
import { pageNumber } from './page.ts';
import { call } from './route.ts';

const tag = 'Articles';

const everyLanguage = <Text extends z.ZodType>(text: Text) =>
  z.object(Object.fromEntries(locales.map((locale) => [locale, text])) as Record<Locale, Text>);

const listed = z.object({
  id: z.int(),
  blog_url: z.string(),
  titles: everyLanguage(z.string()),
  standing: z.enum(articleStandings),
  publish_at: z.string().nullable(),
  show_home: z.boolean(),
  updated_at: z.string(),
  /** Null where it came with the product, or that account is gone. */
  updated_by: z.string().nullable(),
  /** The languages it is not written in. */
  missing: z.array(z.enum(locales)),
});
export type ListedArticle = z.infer<typeof listed>;

const edited = z.object({
  id: z.int(),
  version: z.int(),
  slug: z.string(),
  show_home: z.boolean(),
  image: z.string(),
  state: z.enum(articleStates),
  standing: z.enum(articleStandings),
  publish_at: z.string(),
  texts: everyLanguage(articleText),
  /** What it said at each save, the latest first: at most 30. */
  versions: z.array(
    z.object({
      version: z.int(),
      state: z.enum(articleStates),
      texts: everyLanguage(articleText),
      saved_at: z.string(),
      saved_by: z.string().nullable(),
    }),
  ),
});
export type EditedArticle = z.infer<typeof edited>;

const id = z.coerce.number().int().min(1).max(2_000_000_000);
const locale = z.enum(locales).optional();

/** The articles of the site as superadmins write them, in every language. */
export const articles = {
  list: call({
    method: 'GET',
    path: '/articles',
    policy: 'superadmin',
    summary: 'Every article whatever its state, the latest change first, 20 a page.',
    tag,
  })
    .input(
      z.object({
        page: pageNumber(5000),
        /** Sought in titles and addresses. */
        searchkey: z.string().trim().max(200).default(''),
        standing: z.enum(articleStandings).optional().catch(undefined),
      }),
    )
    .output(
      z.object({ status: z.literal(200), total: z.number(), per_page: z.number(), data: z.array(listed) }),
    ),
  read: call({
    method: 'GET',
    path: '/articles/{id}',
    policy: 'superadmin',
    summary: 'One article in every language, with what it said before.',
    tag,
  })
    .input(z.object({ id }))
    .output(z.object({ status: z.literal(200), data: edited })),
  preview: call({
    method: 'GET',
    path: '/articles/{id}/preview',
    policy: 'superadmin',
    summary: 'The page as readers will see it, whether or not it is public.',
    tag,
  })
    .input(z.object({ id, locale }))
    .output(z.object({ status: z.literal(200), data: article })),
  render: call({
    method: 'POST',
    path: '/articles/rendering',
    policy: 'superadmin',
    summary: 'Markdown as the sanitised HTML of a page; nothing is stored.',
    tag,
    toast: 'none',
    isReading: true,
  })
    .input(z.object({ markdown: z.string().max(articleLimits.markdown), locale }))
    .output(z.object({ status: z.literal(200), data: z.string() })),
  create: call({
    method: 'POST',
    path: '/articles',
    policy: 'superadmin',
    summary: 'Writes a new article; a published one needs every language.',
    tag,
  })
    .input(articleChange)
    .output(z.object({ status: z.literal(200), success: z.literal(true), data: z.object({ id: z.int() }) })),
  save: call({
    method: 'PUT',
    path: '/articles/{id}',
    policy: 'superadmin',
    summary:
      'Changes an article; its former address leads to the new one. What was saved since refuses it with 409.',
    tag,
  })
    .input(articleChange.safeExtend({ id, version: z.int() }))
    .output(done),
};
