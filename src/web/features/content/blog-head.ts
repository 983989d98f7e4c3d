import { localizedPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { pageHead } from '#web/features/shell/head.ts';
import { currentLocalePrefix } from '#web/request.ts';

/** The head of the list of articles, with its feed. */
export function blogHead() {
  const { meta, links } = pageHead({
    title: m.content_blog_meta_title(),
    description: m.content_blog_meta_description(),
    path: '/blog',
  });
  const feed = {
    rel: 'alternate',
    type: 'application/rss+xml',
    title: m.content_feed_articles_title(),
    href: localizedPath('/blog/rss.xml', currentLocalePrefix()),
  };
  return { meta, links: [...links, feed] };
}
