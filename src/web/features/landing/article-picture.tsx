import type { ArticleCard } from '#contract/content.ts';

/** The article's picture; where it can't be loaded, the default one takes its place (specification 1, section 7). */
export function ArticlePicture({ article }: { article: Pick<ArticleCard, 'image'> }) {
  return (
    <img
      src={`/${article.image}`}
      alt=""
      width="768"
      height="432"
      loading="lazy"
      decoding="async"
      onError={({ currentTarget }) => {
        if (!currentTarget.src.endsWith(standIn)) currentTarget.src = standIn;
      }}
    />
  );
}

const standIn = '/uploads/default-user-circle.svg';
