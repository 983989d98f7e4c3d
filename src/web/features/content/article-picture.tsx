const standIn = '/uploads/default-user-circle.svg';

/** An article's picture; where it can't be loaded, the default one takes its place (specification 1, section 7). */
export function ArticlePicture({ image, first }: { image: string; first?: boolean }) {
  return (
    <img
      src={`/${image}`}
      alt=""
      width="768"
      height="432"
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      onError={({ currentTarget }) => {
        if (!currentTarget.src.endsWith(standIn)) currentTarget.src = standIn;
      }}
    />
  );
}
