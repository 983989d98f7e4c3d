import type { Localized } from '#domain/locale.ts';
import { questionGroups } from '#domain/questions.ts';
import type { Database } from '#server/platform/database/database.ts';
import { firstArticles } from './articles/first-articles.ts';
import { articles } from './articles/table.ts';
import { faqInArabic } from './faq/faq.ar.ts';
import { faqInEnglish } from './faq/faq.en.ts';
import { faqInFrench } from './faq/faq.fr.ts';
import { type FirstTexts, firstQuestions } from './faq/first-questions.ts';
import { frequentQuestions } from './faq/table.ts';

const questionTexts: Localized<FirstTexts> = { en: faqInEnglish, fr: faqInFrench, ar: faqInArabic };

/**
 * Gives a new database its articles and questions. Nothing is written where there is any: what superadmins changed or
 * withdrew stays as they left it.
 */
export async function writeFirstContent(db: Database): Promise<void> {
  await db.transaction(async (inner) => {
    if ((await inner.$count(articles)) === 0) await inner.insert(articles).values(articleRows());
    if ((await inner.$count(frequentQuestions)) === 0)
      await inner.insert(frequentQuestions).values(questionRows());
  });
}

function articleRows() {
  return firstArticles.map(({ id, slug, showHome, publishedOn, updatedOn, texts }) => ({
    ...{ id, slug, showHome, texts },
    image: `uploads/blog/${slug}.svg`,
    state: 'published' as const,
    publishAt: new Date(publishedOn),
    updatedAt: new Date(updatedOn),
  }));
}

function questionRows() {
  return questionGroups.flatMap((group) =>
    firstQuestions[group].map((id, position) => ({
      ...{ id, group, position },
      state: 'published' as const,
      texts: textsOf(id),
      updatedAt: new Date('2026-11-12'),
    })),
  );
}

function textsOf(id: keyof FirstTexts) {
  const all = Object.entries(questionTexts).map(([locale, texts]) => [locale, texts[id]]);
  return Object.fromEntries(all);
}
