import type { ReactNode } from 'react';
import './figure-tiles.css';

/** Figures as one strip, two or four beside each other. */
export function FigureTiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="card figure-tiles" aria-label={label}>
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
