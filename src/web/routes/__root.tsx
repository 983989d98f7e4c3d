import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { localizedPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { preloadedFonts } from '#web/design/fonts.ts';
import { requireArea } from '#web/features/identity/areas.ts';
import { Document } from '#web/features/shell/document.tsx';
import { readSurroundings } from '#web/request.ts';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ location, matches }) => {
    const surroundings = readSurroundings();
    const wanted = localizedPath(location.href, surroundings.localePrefix);
    requireArea(
      surroundings.viewer,
      matches.map((match) => match.routeId),
      wanted,
    );
    return { surroundings };
  },
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      {
        title: matches.some(isMissing)
          ? `${m.shell_not_found_title()} | ${m.product_name()}`
          : m.product_name(),
      },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#8a1538' },
    ],
    links: [
      ...fontsOf(matches).map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      // What is installed is this site, not a company's page.
      ...(readSurroundings().ownHost ? [] : [{ rel: 'manifest', href: '/manifest.webmanifest' }]),
    ],
  }),
  shellComponent: Document,
});

/** Whether there is nothing at the address: no route, or no record for one. */
function isMissing({ status, _notFound }: { status: string; _notFound?: boolean }): boolean {
  return status === 'notFound' || _notFound === true;
}

/** A page that the browser draws says nothing before its scripts are there: its fonts leave the line to them. */
function fontsOf(matches: readonly { routeId: unknown }[]): readonly string[] {
  const isDrawnInBrowser = matches.some(({ routeId }) =>
    /^\/_(?:candidate|company|admin|person)$/.test(String(routeId)),
  );
  return isDrawnInBrowser ? [] : preloadedFonts(readSurroundings().locale);
}
