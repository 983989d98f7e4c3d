const standIn = '/uploads/default-user-circle.svg';

/** An article's picture; where it can't be loaded, the default one takes its place (specification 1, section 7). */
export function ArticlePicture({ image, first }: { image: string; first?: boolean }) {
  return (
    <img
      ref={replaceIfBroken}
      src={image ? `/${image}` : standIn}
      alt=""
      width="768"
      height="432"
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      onError={({ currentTarget }) => replace(currentTarget)}
    />
  );
}

/** A picture may have failed before the page was taken over; nobody heard of it then. */
function replaceIfBroken(picture: HTMLImageElement | null): void {
  if (picture?.complete && picture.naturalWidth === 0) replace(picture);
}

function replace(picture: HTMLImageElement): void {
  if (!picture.src.endsWith(standIn)) picture.src = standIn;
}
