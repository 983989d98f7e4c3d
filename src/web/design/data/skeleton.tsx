import type { ReactNode } from 'react';
import { m } from '#texts/messages.js';
import { classNames } from '#web/design/class-names.ts';

type Size = number | string;

/** One line of a skeleton; lay out the final shape with several inside a `Loading`. */
export function Skeleton({ width, height, round }: { width?: Size; height?: Size; round?: boolean }) {
  const style = { inlineSize: width, blockSize: height };
  return <span className={classNames('skeleton', round && 'skeleton-round')} style={style} />;
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  const widths = ['96%', '100%', '88%', '94%'];
  return (
    <span className="skeleton-lines">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move.
        <Skeleton key={line} width={line === lines - 1 ? '56%' : widths[line % widths.length]} />
      ))}
    </span>
  );
}

/** The shape of a card with a logo, two lines and tags. */
export function SkeletonCard() {
  return (
    <div className="card skeleton-card">
      <Skeleton width={52} height={52} />
      <span className="skeleton-lines">
        <Skeleton width="52%" height={20} />
        <Skeleton width="34%" />
        <Skeleton width="68%" />
      </span>
    </div>
  );
}

/** Says once that the content is on its way; the skeletons inside are silent. */
export function Loading({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <span className="sr" role="status">
        {label ?? m.design_loading()}
      </span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
