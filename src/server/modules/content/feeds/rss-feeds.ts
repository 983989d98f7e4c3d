import { openingPath } from '#domain/job-openings/opening-address.ts';
import { companyFeedPath } from '#domain/job-openings/own-site.ts';
import { type Locale, localizedPath, prefixOf } from '#domain/locale.ts';
import { listArticles } from '#server/modules/content/articles/article.ts';
import { newestFeedOpenings, type ReadableOpening } from '#server/modules/job-openings/feeds/service.ts';
import type { Context } from '#server/platform/context.ts';
import { m } from '#texts/any-language.js';
import { readCompany } from './company-openings.ts';
import { openingDescription } from './opening-description.ts';
import { openingOfRow } from './opening-of-row.ts';
import { addressOf, namedCompany, type PublicOpening, placesOf } from './public-opening.ts';
import { buildRss, type RssItem } from './rss.ts';

const newest = 50;

/** The newest openings of all companies. */
export async function writeOpeningsRss(context: Context, locale: Locale): Promise<string> {
  const openings = await newestFeedOpenings(context, { limit: newest, locale });
  return buildRss(openings.map(itemIn(locale)), {
    publicUrl: context.config.publicUrl,
    title: m.content_feed_openings_title({}, { locale }),
    description: m.content_feed_openings_description({}, { locale }),
    locale,
    path: localizedPath('/jobs-pool', prefixOf(locale)),
    feedPath: localizedPath('/rss.xml', prefixOf(locale)),
  });
}

/** The newest openings of one company that the public sees; undefined where it sees none. */
export async function writeCompanyRss(
  context: Context,
  locale: Locale,
  id: string,
): Promise<string | undefined> {
  const found = await readCompany(context, { id, locale, limit: newest });
  if (!found) return undefined;
  const company = found.name;
  return buildRss(found.openings.map(itemIn(locale)), {
    publicUrl: context.config.publicUrl,
    title: m.content_feed_company_title({ company }, { locale }),
    description: m.content_feed_company_description({ company }, { locale }),
    locale,
    path: found.path,
    feedPath: companyFeedPath(id, 'rss.xml', locale),
  });
}

export async function writeArticlesRss(context: Context, locale: Locale): Promise<string> {
  const items = (await listArticles(context, locale)).map((article) => ({
    title: article.title,
    path: localizedPath(`/blog/${article.blog_url}`, prefixOf(locale)),
    description: article.excerpt,
    publishedAt: new Date(article.published_on),
  }));
  return buildRss(items, {
    publicUrl: context.config.publicUrl,
    title: m.content_feed_articles_title({}, { locale }),
    description: m.content_feed_articles_description({}, { locale }),
    locale,
    path: localizedPath('/blog', prefixOf(locale)),
    feedPath: localizedPath('/blog/rss.xml', prefixOf(locale)),
  });
}

const itemIn =
  (locale: Locale) =>
  (row: ReadableOpening): RssItem => {
    const opening = openingOfRow(row);
    return {
      title: titleOf(opening, locale),
      path: localizedPath(addressOf(opening), prefixOf(locale)),
      // A title that is written anew is no new item.
      known: localizedPath(openingPath({ id: opening.id, title: '' }), prefixOf(locale)),
      description: openingDescription(opening, locale),
      publishedAt: opening.first_published_at,
      categories: [...new Set(placesOf(opening).flatMap(({ city, country }) => [city, country.name]))].filter(
        Boolean,
      ),
    };
  };

function titleOf(opening: PublicOpening, locale: Locale): string {
  const company = namedCompany(opening)?.name ?? m.content_picture_confidential({}, { locale });
  return [opening.title, company, opening.city].filter(Boolean).join(', ');
}
