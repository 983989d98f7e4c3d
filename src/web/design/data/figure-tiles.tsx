import type { ReactNode } from 'react';
import './figure-tiles.css';

/** A row of figures, two or four beside each other. */
export function FigureTiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="figure-tiles" aria-label={label}>
      {children}
    </section>
  );
}

/** A figure and what it counts; where it leads to its rows, `link` is given its class and content. */
export function FigureTile({
  value,
  label,
  link,
}: {
  value: ReactNode;
  label: string;
  link?: (props: { className: string; children: ReactNode }) => ReactNode;
}) {
  const children = (
    <>
      <b>{value}</b>
      <span>{label}</span>
    </>
  );
  const className = 'card figure-tile';
  return link ? link({ className, children }) : <div className={className}>{children}</div>;
}
