import { z } from 'zod';
import { pageOf } from './page.ts';
import { call } from './route.ts';

const tag = 'Content';

/** The Blog entity (specification 1, section 3) as a card shows it. */
const articleCard = z.object({
  id: z.number(),
  /** Path below the public folder, without a leading slash. */
  image: z.string(),
  title: z.string(),
  updated_at: z.string(),
  show_home: z.boolean(),
  blog_url: z.string(),
  read_time: z.string(),
  /** Sanitised HTML of one or two sentences. */
  excerpt: z.string(),
  /** The article's own path; its canonical address is `/blog/{blog_url}`. */
  path: z.string(),
  published_on: z.string(),
  updated_on: z.string(),
});
export type ArticleCard = z.infer<typeof articleCard>;

/** A heading of a text and its anchor. */
const heading = z.object({ id: z.string(), title: z.string() });

export const article = articleCard.extend({
  meta_keywords: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  contents: z.array(heading),
});
export type Article = z.infer<typeof article>;

const faqQuestion = z.object({
  /** The anchor of `/help-and-faq#…`. */
  id: z.string(),
  group: z.string(),
  group_title: z.string(),
  question: z.string(),
  /** Sanitised HTML. */
  answer: z.string(),
  answer_text: z.string(),
});
export type FaqQuestion = z.infer<typeof faqQuestion>;

const legalDocument = z.object({
  name: z.enum(['terms', 'privacy']),
  version: z.string(),
  in_force_from: z.string(),
  in_force_until: z.string().nullable(),
  title: z.string(),
  meta_description: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  contents: z.array(heading),
  path: z.string(),
  other_path: z.string(),
});
export type LegalDocument = z.infer<typeof legalDocument>;

/** Articles, questions and legal texts (specification 1, sections 2 and 3), in the language of the request. */
export const content = {
  articles: call({
    method: 'GET',
    path: '/blog',
    policy: 'public',
    summary: 'The articles without their text, the latest change first.',
    tag,
  })
    .input(z.object({ show_home: z.union([z.boolean(), z.stringbool()]).optional() }))
    .output(pageOf(articleCard)),
  article: call({
    method: 'GET',
    path: '/blog/{blog_url}',
    policy: 'public',
    summary: 'One article in full.',
    tag,
  })
    .input(z.object({ blog_url: z.string().max(200) }))
    .output(z.object({ status: z.literal(200), data: article })),
  jobPosting: call({
    method: 'GET',
    path: '/job/{id}/posting',
    policy: 'public',
    summary: "An Active opening as Google's JobPosting, ready for the content of a script element.",
    tag,
  })
    .input(z.object({ id: z.guid() }))
    .output(z.object({ status: z.literal(200), data: z.string() })),
  faq: call({
    method: 'GET',
    path: '/faq',
    policy: 'public',
    summary: 'Frequent questions; with `search`, those that hold every word of it, the best first.',
    tag,
  })
    .input(z.object({ search: z.string().max(500).default('') }))
    .output(pageOf(faqQuestion)),
  legal: call({
    method: 'GET',
    path: '/legal/{name}',
    policy: 'public',
    summary: 'Terms or privacy policy: the version in force, or with `previous` the one before.',
    tag,
  })
    .input(
      z.object({
        name: z.enum(['terms', 'privacy']),
        previous: z.union([z.boolean(), z.stringbool()]).default(false),
      }),
    )
    .output(z.object({ status: z.literal(200), data: legalDocument })),
};
