import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { preloadedFonts } from '../design/fonts.ts';
import { requireArea } from '../features/identity/areas.ts';
import { Document } from '../features/shell/document.tsx';
import { localizedPath } from '../features/shell/page-link.tsx';
import { readSurroundings } from '../request.ts';

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
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { title: productName },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#8a1538' },
    ],
    links: [
      ...preloadedFonts.map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href,
        crossOrigin: 'anonymous' as const,
      })),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  shellComponent: Document,
});
