import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { ErrorScreen } from './features/shell/error-screen.tsx';
import { NotFoundScreen } from './features/shell/not-found-screen.tsx';
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
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
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
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
