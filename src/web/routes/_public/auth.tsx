import { createFileRoute } from '@tanstack/react-router';
import { safeRedirect } from '#domain/identity/redirects.ts';
import { m } from '#texts/messages.js';
import { AuthScreen } from '#web/features/identity/auth-screen.tsx';
import { pageHead } from '#web/features/shell/head.ts';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_public/auth')({
  validateSearch: (search): { token?: string; redirect?: string } => ({
    token: one(search.token),
    redirect: safeRedirect(one(search.redirect)),
  }),
  head: () =>
    pageHead({
      title: m.identity_auth_title({ product: m.product_name() }),
      description: import.meta.env.SSR ? m.identity_auth_lead() : '',
      path: '/auth',
    }),
  component: () => <AuthScreen {...Route.useSearch()} />,
});
