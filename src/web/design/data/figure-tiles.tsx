import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import './figure-tiles.css';

/** Figures as one strip, two or four beside each other; `hasSizes` where one is the size of files, which is long in words. */
export function FigureTiles({
  label,
  hasSizes,
  children,
}: {
  label: string;
  hasSizes?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={classNames('card figure-tiles', hasSizes && 'figure-tiles-sized')} aria-label={label}>
      {children}
    </section>
  );
}

/** A figure and what it counts; where it leads to its rows, `link` is given its class and content. */
export function FigureTile({
  value,
  label,
  isZero = false,
  link,
}: {
  value: ReactNode;
  /** Nothing to count: quieter than what is there. */
  isZero?: boolean;
  label: string;
  link?: (props: { className: string; children: ReactNode }) => ReactNode;
}) {
  const children = (
    <>
      <b className={isZero ? 'muted' : undefined}>{value}</b>
      <span>{label}</span>
    </>
  );
  const className = 'figure-tile';
  return link ? link({ className, children }) : <div className={className}>{children}</div>;
}
