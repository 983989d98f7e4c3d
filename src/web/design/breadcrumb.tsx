import { Children, type ReactNode } from 'react';
import { m } from '#texts/messages.js';

/** The way here: links of the router from the top down, then `current` as plain words. */
export function Breadcrumb({ children, current }: { children: ReactNode; current: string }) {
  return (
    <nav className="crumbs" aria-label={m.design_breadcrumb()}>
      <ol>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
