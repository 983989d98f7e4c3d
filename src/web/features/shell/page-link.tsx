import type { ComponentProps } from 'react';
import { localizedPath } from '#domain/locale.ts';
import { siteOf, useSurroundings } from './surroundings.ts';

export type PageLinkProps = ComponentProps<'a'> & {
  /** A path of the product, without the language: `/jobs-pool?city=Doha`. */
  to: string;
};

/**
 * A link of the public pages: a plain anchor in the page's language. The click is taken over by `LinkInterception`,
 * so that a list of many costs the server nothing.
 */
export function PageLink({ to, ...props }: PageLinkProps) {
  const surroundings = useSurroundings();
  return <a {...props} href={siteOf(surroundings) + localizedPath(to, surroundings.localePrefix)} />;
}
