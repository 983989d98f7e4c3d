import { type ArticleChange, type ArticleText, standingOf } from '#domain/articles.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { defaultTimeZone } from '#domain/time.ts';
import { clockIn, instantAt } from '#domain/zones.ts';
import { claimFile, removeFiles } from '#server/modules/files/service.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { renderArticle } from './article.ts';
import {
  type ArticleRow,
  addPictures,
  dropPictures,
  insertArticle,
  insertVersion,
  keepSlug,
  type ListedArticles,
  selectArticle,
  selectEdited,
  selectPictures,
  selectSlugOwner,
  selectVersions,
  updateArticle,
} from './queries.ts';

const perPage = 20;
const picture = /\buploads\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp/g;

/** A page of all articles for their editors, the latest change first. */
export async function listEdited(
  { db, clock }: Context<AdminActor>,
  input: Pick<ListedArticles, 'standing'> & { searchkey: string; page?: number },
) {
  const now = clock.now();
  const { searchkey, standing } = input;
  const offset = ((input.page ?? 1) - 1) * perPage;
  const { rows, total } = await selectEdited(db, { searchkey, standing, now, limit: perPage, offset });
  return {
    total,
    per_page: perPage,
    data: rows.map(({ article, editor }) => ({
      id: article.id,
      blog_url: article.slug,
      titles: eachText(article, ({ title }) => title),
      standing: standingOf(article, now),
      publish_at: article.publishAt?.toISOString() ?? null,
      show_home: article.showHome,
      updated_at: article.updatedAt.toISOString(),
      updated_by: editor,
      missing: locales.filter((locale) => !article.texts[locale]?.markdown),
    })),
  };
}

/** One article in every language, with what it said before. */
export async function readEdited({ db, clock }: Context<AdminActor>, id: number) {
  const row = await requireArticle({ db }, id);
  const versions = await selectVersions(db, id);
  const at = row.publishAt && clockIn(row.publishAt, defaultTimeZone);
  return {
    id: row.id,
    version: row.version,
    slug: row.slug,
    show_home: row.showHome,
    image: row.image,
    state: row.state,
    standing: standingOf(row, clock.now()),
    publish_at: at ? `${at.date}T${at.time}` : '',
    texts: allTexts(row.texts),
    versions: versions.map(({ version, state, texts, savedAt, editor }) => ({
      version,
      state,
      texts: allTexts(texts),
      saved_at: savedAt.toISOString(),
      saved_by: editor,
    })),
  };
}

/** The page as readers will see it, whether or not it is public. */
export async function previewArticle(context: Context<AdminActor>, id: number, locale: Locale) {
  return renderArticle(await requireArticle(context, id), locale);
}

/** Writes a new article; answers its id. */
export async function createArticle(context: Context<AdminActor>, input: ArticleChange): Promise<number> {
  await requireFreeSlug(context, input.slug);
  const row = await insertArticle(context.db, columnsOf(context, input, null));
  await settlePictures(context, row);
  await insertVersion(context.db, row);
  return row.id;
}

/** Changes an article; an address that it had leads to the new one from then on. */
export async function saveArticle(
  context: Context<AdminActor>,
  { id, version, ...input }: ArticleChange & { id: number; version: number },
): Promise<void> {
  const before = await selectArticle(context.db, id, { lock: true });
  if (!before) throw new Refusal('NOT_FOUND');
  if (before.version !== version) throw new Refusal('CONFLICT');
  await requireFreeSlug(context, input.slug, id);
  if (input.slug !== before.slug) await keepSlug(context.db, id, before.slug);
  const row = await updateArticle(context.db, id, {
    ...columnsOf(context, input, before.publishAt),
    version: version + 1,
  });
  await settlePictures(context, row);
  await insertVersion(context.db, row);
}

function columnsOf({ clock, actor }: Context<AdminActor>, input: ArticleChange, publishedAt: Date | null) {
  const now = clock.now();
  return {
    slug: input.slug,
    image: input.image,
    showHome: input.show_home,
    state: input.state,
    publishAt: publicationOf(input, publishedAt, now),
    texts: input.texts,
    updatedAt: now,
    updatedBy: actor.accountId,
  };
}

/** The moment that was named; of a published article without one, the moment of its first publication. */
function publicationOf(input: ArticleChange, before: Date | null, now: Date): Date | null {
  const [date = '', time = ''] = input.publish_at.split('T');
  if (!date) return input.state === 'published' ? (before ?? now) : before;
  const at = clockIn(before ?? now, defaultTimeZone);
  // What the form repeats to the minute is no change.
  if (before && at.date === date && at.time === time) return before;
  const named = instantAt({ date, time }, defaultTimeZone);
  if (!named) throw refuseField('publish_at', 'validation_invalid');
  return named;
}

async function requireFreeSlug({ db }: Pick<Context, 'db'>, slug: string, own?: number): Promise<void> {
  const owner = await selectSlugOwner(db, slug);
  if (owner !== undefined && owner !== own) throw refuseField('slug', 'validation_slug_taken');
}

async function requireArticle({ db }: Pick<Context, 'db'>, id: number): Promise<ArticleRow> {
  const row = await selectArticle(db, id);
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** What the article shows is kept; what it showed before is let go. */
async function settlePictures(context: Context<AdminActor>, row: ArticleRow): Promise<void> {
  const said = [row.image, ...Object.values(row.texts).map((text) => text?.markdown)].join('\n');
  const shown = new Set([...said.matchAll(picture)].map(([, id = '']) => id));
  const known = await selectPictures(context.db, row.id);
  const added = [...shown].filter((id) => !known.includes(id));
  for (const id of added)
    await claimFile(context, {
      path: `uploads/${id}.webp`,
      kind: 'article',
      ownerId: context.actor.accountId,
      field: 'image',
    });
  await addPictures(context.db, row.id, added);
  const gone = known.filter((id) => !shown.has(id));
  await dropPictures(context.db, row.id, gone);
  await removeFiles(context, gone);
}

function eachText(row: ArticleRow, part: (text: ArticleText) => string): Record<Locale, string> {
  const titles = locales.map((locale) => {
    const text = row.texts[locale];
    return [locale, text ? part(text) : ''];
  });
  return Object.fromEntries(titles);
}

const nothing: ArticleText = {
  title: '',
  excerpt: '',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
  markdown: '',
};

function allTexts(texts: ArticleRow['texts']): Record<Locale, ArticleText> {
  const all = locales.map((locale) => [locale, texts[locale] ?? nothing]);
  return Object.fromEntries(all);
}
