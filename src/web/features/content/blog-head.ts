import { m } from '#texts/messages.js';
import { currentLocalePrefix } from '../../request.ts';
import { pageHead } from '../shell/head.ts';
import { localizedPath } from '../shell/page-link.tsx';

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
