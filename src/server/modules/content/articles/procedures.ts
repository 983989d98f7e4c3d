import { renderMarkdown } from '#server/modules/content/render-markdown.ts';
import { typeset } from '#server/modules/content/typeset.ts';
import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { createArticle, listEdited, previewArticle, readEdited, saveArticle } from './service.ts';

const { articles } = procedures;

export const articlesProcedures = articles.router({
  list: articles.list.handler(async ({ context, input }) => ({
    status: 200,
    ...(await listEdited(context, input)),
  })),
  read: articles.read.handler(async ({ context, input }) => ({
    status: 200,
    data: await readEdited(context, input.id),
  })),
  preview: articles.preview.handler(async ({ context, input }) => ({
    status: 200,
    data: await previewArticle(context, input.id, input.locale ?? context.locale),
  })),
  render: articles.render.handler(({ context, input }) => ({
    status: 200,
    data: renderMarkdown(typeset(input.markdown, input.locale ?? context.locale)),
  })),
  create: articles.create.handler(async ({ context, input }) => ({
    status: 200,
    success: true,
    data: { id: await createArticle(context, input) },
  })),
  save: articles.save.handler(async ({ context, input }) => {
    await saveArticle(context, input);
    return done;
  }),
});
