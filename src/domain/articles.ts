import { z } from 'zod';
import { type Locale, locales } from './locale.ts';
import { longText, shortText } from './text/text.ts';

export const articleStates = ['draft', 'published', 'withdrawn'] as const;
export type ArticleState = (typeof articleStates)[number];

/** The six fixed articles have own paths beside `/blog/{blog_url}` (specification 1, section 2). */
export const fixedArticles = 6;

/** Characters of the parts of an article; a description is what search engines cut at about 160. */
export const articleLimits = {
  title: 120,
  excerpt: 400,
  metaTitle: 90,
  metaDescription: 175,
  metaKeywords: 300,
  markdown: 40_000,
} as const;

/** What an article says in one language; its `markdown` becomes the Blog entity's `content`. */
export const articleText = z.object({
  title: shortText(articleLimits.title, {}, 0),
  excerpt: longText(articleLimits.excerpt, {}, 0),
  metaTitle: shortText(articleLimits.metaTitle, {}, 0),
  metaDescription: shortText(articleLimits.metaDescription, {}, 0),
  metaKeywords: shortText(articleLimits.metaKeywords, {}, 0),
  markdown: longText(articleLimits.markdown, {}, 0),
});
export type ArticleText = z.infer<typeof articleText>;
type ArticleField = keyof ArticleText;

/** What no published article may lack in any language. */
const required = ['title', 'excerpt', 'metaTitle', 'metaDescription', 'markdown'] as const;

/** The parts that a text still lacks, in the order of the form. */
export function missingParts(text: ArticleText | undefined): ArticleField[] {
  return required.filter((field) => !text?.[field]);
}

/** A slug is words of small letters and digits, joined by single hyphens: part of an address for good. */
export const slug = shortText(100).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
  error: 'validation_slug',
});

/**
 * An article as it is saved. A draft may lack anything; a published one speaks every language, so that no address of
 * the site is without its text.
 */
export const articleChange = z
  .object({
    slug,
    show_home: z.boolean(),
    /** Path of its picture below the public folder; empty for none. */
    image: z.string().max(200).default(''),
    state: z.enum(articleStates),
    /** `YYYY-MM-DDTHH:MM` in Qatar: public from then on; empty means at once. */
    publish_at: z
      .union([
        z.literal(''),
        z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, { error: 'validation_invalid' }),
      ])
      .default(''),
    texts: z.object(
      Object.fromEntries(locales.map((locale) => [locale, articleText])) as Record<
        Locale,
        typeof articleText
      >,
    ),
  })
  .superRefine(({ state, texts }, context) => {
    if (state !== 'published') return;
    for (const locale of locales)
      for (const field of missingParts(texts[locale]))
        context.addIssue({
          code: 'custom',
          path: ['texts', locale, field],
          message: 'validation_required',
        });
  });
export type ArticleChange = z.infer<typeof articleChange>;

/** What a reader meets: `scheduled` is published with its moment to come. */
export function standingOf(
  article: { state: ArticleState; publishAt: Date | null },
  now: Date,
): ArticleState | 'scheduled' {
  return article.state === 'published' && article.publishAt && article.publishAt > now
    ? 'scheduled'
    : article.state;
}
export const articleStandings = [...articleStates, 'scheduled'] as const;
