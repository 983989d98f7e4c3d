/** What an article says in one language; its `markdown` becomes the Blog entity's `content`. */
export type ArticleText = {
  title: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
  excerpt: string;
  markdown: string;
};
