import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { safeRedirect } from '#domain/redirects.ts';
import { m } from '#texts/messages.js';
import { AuthScreen } from '../../features/identity/auth-screen.tsx';
import { pageHead } from '../../features/shell/head.ts';
import { one } from '../../search-params.ts';

export const Route = createFileRoute('/_public/auth')({
  validateSearch: (search): { token?: string; redirect?: string } => ({
    token: one(search.token),
    redirect: safeRedirect(one(search.redirect)),
  }),
  head: () =>
    pageHead({
      title: m.identity_auth_title({ product: productName }),
      description: m.identity_auth_lead(),
      path: '/auth',
    }),
  component: () => <AuthScreen {...Route.useSearch()} />,
});
