import { type Query, QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { ErrorScreen } from '#web/features/shell/error-screen.tsx';
import { NotFoundScreen } from '#web/features/shell/not-found-screen.tsx';
import { onChanged } from './api.ts';
import { currentLocalePrefix, currentNonce } from './request.ts';
import { routeTree } from './route-tree.gen';
import { parseSearch, stringifySearch } from './search-params.ts';

const isServer = typeof document === 'undefined';

/** A router for one page request, or for the browser's whole visit. */
export function getRouter() {
  const prefix = currentLocalePrefix();
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: isServer ? 0 : 300_000,
        staleTime: 10_000,
        retry: false,
        refetchOnWindowFocus: false,
      },
    },
  });
  // After a change no earlier answer counts as fresh: the next screen asks again.
  if (!isServer)
    onChanged(() => void queryClient.invalidateQueries({ refetchType: 'none', predicate: isOwnData }));
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: isServer || restoresScroll(),
    // Smooth is for links within a page: another one does not glide to its top.
    scrollRestorationBehavior: 'instant',
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    ssr: { nonce: currentNonce() },
    parseSearch,
    stringifySearch,
    rewrite: {
      input: ({ url }) => {
        if (prefix && (url.pathname === prefix || url.pathname.startsWith(`${prefix}/`))) {
          url.pathname = url.pathname.slice(prefix.length) || '/';
        }
        return url;
      },
      output: ({ url }) => {
        if (prefix) url.pathname = url.pathname === '/' ? prefix : `${prefix}${url.pathname}`;
        return url;
      },
    },
  });
  return router;
}

/**
 * Each screen begins at its top or where it was left, but for the first: a page that wakes was put in its place while it
 * was read, and whoever has scrolled since stays where they are, and is heard of like one who scrolls later.
 */
function restoresScroll(): () => boolean {
  let isAwake = false;
  return () => {
    if (isAwake) return true;
    isAwake = true;
    document.dispatchEvent(new Event('scroll'));
    return false;
  };
}

/** Reference lists change with a release only. */
function isOwnData({ queryKey: [path] }: Query): boolean {
  return !Array.isArray(path) || path[0] !== 'reference';
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
