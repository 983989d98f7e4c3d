import { and, desc, eq, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { type ArticleState, articleStates } from '#domain/articles.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { literalPattern } from '#server/platform/database/like.ts';
import { articlePictures, articleSlugs, articles, articleVersions } from './table.ts';

export type ArticleRow = typeof articles.$inferSelect;

/** Readers find at most that many; a blog of this kind has dozens. */
const mostRead = 500;

const isPublic = (now: Date) => and(eq(articles.state, 'published'), lte(articles.publishAt, now));

/** The articles that readers find, without their texts: the latest change first. */
export function selectPublic(db: Database, now: Date) {
  return db
    .select({ id: articles.id, version: articles.version, slug: articles.slug })
    .from(articles)
    .where(isPublic(now))
    .orderBy(desc(sql`greatest(${articles.updatedAt}, ${articles.publishAt})`), desc(articles.id))
    .limit(mostRead);
}

export function selectArticles(db: Database, ids: number[]): Promise<ArticleRow[]> {
  return ids.length === 0 ? Promise.resolve([]) : db.select().from(articles).where(inArray(articles.id, ids));
}

/** The public article of an address, also of one that it had before. */
export async function selectPublicBySlug(db: Database, slug: string, now: Date) {
  const [row] = await db
    .select({ id: articles.id, version: articles.version, slug: articles.slug })
    .from(articles)
    .where(
      and(
        isPublic(now),
        or(
          eq(articles.slug, slug),
          eq(
            articles.id,
            sql`(select ${articleSlugs.articleId} from ${articleSlugs} where ${articleSlugs.slug} = ${slug})`,
          ),
        ),
      ),
    )
    .orderBy(desc(eq(articles.slug, slug)))
    .limit(1);
  return row;
}

export async function selectArticle(db: Database, id: number, { lock = false } = {}) {
  const statement = db.select().from(articles).where(eq(articles.id, id));
  const [row] = lock ? await statement.for('update') : await statement;
  return row;
}

export interface ListedArticles {
  searchkey: string;
  standing?: ArticleState | 'scheduled';
  now: Date;
  limit: number;
  offset: number;
}

/** A page of the articles as their editors see them, with who changed each last. */
export async function selectEdited(db: Database, list: ListedArticles) {
  const found = and(matches(list.searchkey), stands(list));
  const rows = await db
    .select({ article: articles, editor: accounts.name })
    .from(articles)
    .leftJoin(accounts, eq(accounts.id, articles.updatedBy))
    .where(found)
    .orderBy(desc(articles.updatedAt), desc(articles.id))
    .limit(list.limit)
    .offset(list.offset);
  return { rows, total: await db.$count(articles, found) };
}

function matches(searchkey: string): SQL | undefined {
  if (!searchkey) return undefined;
  const pattern = `%${literalPattern(searchkey)}%`;
  return or(
    ilike(articles.slug, pattern),
    sql`exists (select 1 from jsonb_each(${articles.texts}) as said where said.value ->> 'title' ilike ${pattern})`,
  );
}

function stands({ standing, now }: ListedArticles): SQL | undefined {
  if (!standing) return undefined;
  if (standing === 'scheduled') return and(eq(articles.state, 'published'), sql`publish_at > ${now}`);
  if (standing === 'published') return isPublic(now);
  return eq(articles.state, articleStates.find((state) => state === standing) ?? 'draft');
}

export function selectVersions(db: Database, articleId: number) {
  return db
    .select({
      version: articleVersions.version,
      state: articleVersions.state,
      texts: articleVersions.texts,
      savedAt: articleVersions.savedAt,
      editor: accounts.name,
    })
    .from(articleVersions)
    .leftJoin(accounts, eq(accounts.id, articleVersions.savedBy))
    .where(eq(articleVersions.articleId, articleId))
    .orderBy(desc(articleVersions.version))
    .limit(30);
}

/** Whose an address is, now or before; undefined for a free one. */
export async function selectSlugOwner(db: Database, slug: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from articles where slug = ${slug}
    union all select article_id from article_slugs where slug = ${slug}
    limit 1`);
  return rows[0]?.id;
}

export async function insertArticle(db: Database, row: typeof articles.$inferInsert): Promise<ArticleRow> {
  const [saved] = await db.insert(articles).values(row).returning();
  if (!saved) throw new Error('The article was not written');
  return saved;
}

export async function updateArticle(
  db: Database,
  id: number,
  change: Partial<typeof articles.$inferInsert>,
): Promise<ArticleRow> {
  const [saved] = await db.update(articles).set(change).where(eq(articles.id, id)).returning();
  if (!saved) throw new Error('The article was not written');
  return saved;
}

/** Writes the versions down as they stand, and which addresses lead to them. */
export async function insertVersion(db: Database, row: ArticleRow): Promise<void> {
  await db.insert(articleVersions).values({
    articleId: row.id,
    version: row.version,
    state: row.state,
    texts: row.texts,
    savedAt: row.updatedAt,
    savedBy: row.updatedBy,
  });
}

export async function keepSlug(db: Database, articleId: number, slug: string): Promise<void> {
  await db.insert(articleSlugs).values({ slug, articleId }).onConflictDoNothing();
}

export async function selectPictures(db: Database, articleId: number): Promise<string[]> {
  const rows = await db
    .select({ fileId: articlePictures.fileId })
    .from(articlePictures)
    .where(eq(articlePictures.articleId, articleId));
  return rows.map(({ fileId }) => fileId);
}

export async function addPictures(db: Database, articleId: number, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await db.insert(articlePictures).values(fileIds.map((fileId) => ({ articleId, fileId })));
}

export async function dropPictures(db: Database, articleId: number, fileIds: string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await db
    .delete(articlePictures)
    .where(and(eq(articlePictures.articleId, articleId), inArray(articlePictures.fileId, fileIds)));
}
