import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { digitsInUse } from '#domain/digits.ts';
import { getLocale } from '#texts/runtime.js';

interface KeptMarkupProps {
  /** Everything besides the language and the digits of the page that the part depends on. */
  by: unknown;
  className: string;
  /** Draws the part; it has no context around it: no router, no query, no hook that asks for one. */
  draw: () => ReactElement;
}

/** How many parts a thread that renders pages keeps: three megabytes of cards. */
const most = 1000;
const kept = new Map<string, string>();

const markupOf = createIsomorphicFn()
  .server((by: unknown, draw: () => ReactElement): string | undefined => {
    const key = `${getLocale()} ${digitsInUse()} ${JSON.stringify(by)}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const markup = renderToString(draw());
    if (kept.size >= most) kept.clear();
    kept.set(key, markup);
    return markup;
  })
  .client((_by: unknown, _draw: () => ReactElement): string | undefined => undefined);

/**
 * A part of a page that depends on `by` and the page's language and digits alone: the server draws it once and writes the same markup
 * again wherever it stands, the browser draws it as anything else.
 */
export function KeptMarkup({ by, className, draw }: KeptMarkupProps) {
  const markup = markupOf(by, draw);
  if (markup === undefined) return <div className={className}>{draw()}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it
  return <div className={className} dangerouslySetInnerHTML={{ __html: markup }} />;
}
