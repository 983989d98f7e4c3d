import { eq } from 'drizzle-orm';
import { frequentQuestions } from '#server/modules/content/faq/table.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { articlePictures, articleSlugs, articles, articleVersions } from './table.ts';

/** Who wrote what: the words are the site's, and stay without the name of who is gone. */
export const articlesPersonalData: PersonalData = {
  module: 'content',
  tables: [articles, articleVersions, articleSlugs, articlePictures, frequentQuestions],
  async export(db, accountId) {
    const saved = await db
      .select({
        articleId: articleVersions.articleId,
        version: articleVersions.version,
        savedAt: articleVersions.savedAt,
      })
      .from(articleVersions)
      .where(eq(articleVersions.savedBy, accountId));
    const questions = await db
      .select({ id: frequentQuestions.id, updatedAt: frequentQuestions.updatedAt })
      .from(frequentQuestions)
      .where(eq(frequentQuestions.updatedBy, accountId));
    return { article_versions: saved, frequent_questions: questions };
  },
  async erase({ db }, accountId) {
    await db.update(articles).set({ updatedBy: null }).where(eq(articles.updatedBy, accountId));
    await db.update(articleVersions).set({ savedBy: null }).where(eq(articleVersions.savedBy, accountId));
    await db
      .update(frequentQuestions)
      .set({ updatedBy: null })
      .where(eq(frequentQuestions.updatedBy, accountId));
  },
};
