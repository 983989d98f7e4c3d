import type { ReactNode } from 'react';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';

type PageLinkProps = {
  className: string;
  'aria-label': string;
  'aria-current': 'page' | undefined;
  children: ReactNode;
};
export type PaginationProps = {
  page: number;
  pages: number;
  /** Renders the link of a page with the props given, for example `(page, props) => <Link {...props} search={{ pg: page }} />`. */
  link: (page: number, props: PageLinkProps) => ReactNode;
};

/** First, last and the neighbours of the current page. */
export function Pagination({ page, pages, link }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={m.design_pages()}>
      <ul className="pages">
        {shownPages(page, pages).map((shown, place) =>
          shown === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place.
            <li key={`gap-${place}`} className="page-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={shown}>
              {link(shown, {
                className: 'page-link',
                'aria-label': m.design_page_of({ page: shown, pages }),
                'aria-current': shown === page ? 'page' : undefined,
                children: inDigits(shown),
              })}
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

export type LoadMoreProps = {
  seen: number;
  total: number;
  label: string;
  loading?: boolean;
  onMore: () => void;
};

/** "You have seen 6 of 42", a line, and the button for the rest. */
export function LoadMore({ seen, total, label, loading, onMore }: LoadMoreProps) {
  const share = total === 0 ? 100 : Math.min(100, (seen / total) * 100);
  return (
    <div className="more">
      <p className="num" role="status">
        {m.design_seen({ seen, total })}
      </p>
      <span className="more-line" aria-hidden="true">
        <span className="more-done" style={{ inlineSize: `${share}%` }} />
      </span>
      {seen < total && (
        <Button loading={loading} onClick={onMore}>
          {label}
        </Button>
      )}
    </div>
  );
}

/** The numbers to show, with `gap` where some are left out: 1 … 4 5 6 … 12. */
export function shownPages(page: number, pages: number): (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const shown: (number | 'gap')[] = [];
  for (const number of [...new Set(wanted)].sort((a, b) => a - b)) {
    const last = shown[shown.length - 1];
    if (typeof last === 'number' && number - last === 2) shown.push(last + 1);
    if (typeof last === 'number' && number - last > 2) shown.push('gap');
    shown.push(number);
  }
  return shown;
}
