import type { Contributors } from '#server/platform/context.ts';

const names = [
  'content.articles',
  'content.article',
  'content.jobPosting',
  'content.faq',
  'content.legal',
  'site.read',
];

/** What the site answers every visitor alike; nothing of it is counted. */
export const sharedContentCalls: Contributors['sharedCalls'] = new Map(
  names.map((name) => [name, () => undefined]),
);
