import type { EditedArticle } from '#contract/articles.ts';
import { type Locale, locales } from '#domain/locale.ts';

/** What the form of an article begins with and sends. */
export type ArticleValues = Pick<
  EditedArticle,
  'slug' | 'show_home' | 'image' | 'state' | 'publish_at' | 'texts'
>;

/** An article that nobody has written yet. */
export const emptyArticle: Omit<EditedArticle, 'id' | 'version'> & { id?: number; version?: number } = {
  slug: '',
  show_home: false,
  image: '',
  state: 'draft',
  standing: 'draft',
  publish_at: '',
  texts: Object.fromEntries(
    locales.map((locale) => [
      locale,
      { title: '', excerpt: '', metaTitle: '', metaDescription: '', metaKeywords: '', markdown: '' },
    ]),
  ) as Record<Locale, EditedArticle['texts'][Locale]>,
  versions: [],
};

/** An address made of a title: words of small letters, joined by hyphens. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 100);
}
