import { searchFaq } from '#domain/search-faq.ts';
import { readRetention } from '#server/modules/identity/retention-service.ts';
import { findFeedOpening } from '#server/modules/job-openings/feeds/service.ts';
import { procedures } from '#server/platform/procedures.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findArticle, listArticles } from './articles/article.ts';
import { listFaq } from './faq/faq.ts';
import { jobPosting, jobPostingScript } from './feeds/job-posting.ts';
import { openingOfRow } from './feeds/opening-of-row.ts';
import { findLegalDocument } from './legal/legal.ts';

const { content } = procedures;

export const contentProcedures = content.router({
  articles: content.articles.handler(async ({ context, input }) => {
    const data = (await listArticles(context, context.locale)).filter(
      (article) => input.show_home === undefined || article.show_home === input.show_home,
    );
    return { status: 200, total: data.length, data };
  }),
  article: content.article.handler(async ({ context, input }) => {
    const data = await findArticle(context, input.blog_url, context.locale);
    if (!data) throw new Refusal('NOT_FOUND');
    return { status: 200, data };
  }),
  jobPosting: content.jobPosting.handler(async ({ context, input }) => {
    const opening = await findFeedOpening(context, input.id, context.locale);
    if (!opening) throw new Refusal('NOT_FOUND');
    const posting = jobPosting(openingOfRow(opening), context.config.publicUrl, context.locale);
    return { status: 200, data: jobPostingScript(posting) };
  }),
  faq: content.faq.handler(async ({ context, input }) => {
    const data = searchFaq(await listFaq(context, context.locale), input.search);
    return { status: 200, total: data.length, data };
  }),
  legal: content.legal.handler(async ({ context, input }) => ({
    status: 200,
    data: findLegalDocument(input.name, context.locale, {
      previous: input.previous,
      retention: await readRetention(context),
    }),
  })),
});
