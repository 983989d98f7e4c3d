import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { type RefusedEntry, refusedEntries } from '#domain/companies/refused-entries.ts';
import { safeRedirect } from '#domain/identity/redirects.ts';
import { type RefusedProvider, refusedProviders } from '#domain/identity/refused-providers.ts';
import { type RefusedSignIn, refusedSignIns } from '#domain/identity/refused-sign-ins.ts';
import { m } from '#texts/messages.js';
import { ForgottenPasswordScreen } from '#web/features/identity/forgotten-password-screen.tsx';
import { leadOn } from '#web/features/identity/lead-on.ts';
import { LoginScreen } from '#web/features/identity/login-screen.tsx';
import { pageHead } from '#web/features/shell/head.ts';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_public/login')({
  validateSearch: (
    search,
  ): {
    pg?: string | undefined;
    view?: string | undefined;
    redirect?: string | undefined;
    refused?: RefusedSignIn | RefusedEntry | RefusedProvider | undefined;
  } => ({
    pg: one(search.pg),
    view: one(search.view),
    redirect: safeRedirect(one(search.redirect)),
    refused: [...refusedSignIns, ...refusedEntries, ...refusedProviders].find(
      (reason) => reason === search.refused,
    ),
  }),
  beforeLoad: ({ context, search }) => leadOn(context.surroundings, search.redirect),
  head: () =>
    pageHead({
      title: m.identity_sign_in(),
      description: import.meta.env.SSR ? m.identity_sign_in_lead() : '',
      path: '/login',
    }),
  component: Login,
});

function Login() {
  const { pg, view, redirect: wanted, refused } = Route.useSearch();
  const { sign_in_providers } = useLoaderData({ from: '/_public' });
  const isEmployer = pg === 'emp';
  if (view === 'forgot-password')
    return <ForgottenPasswordScreen isEmployer={isEmployer} redirect={wanted} />;
  return (
    <LoginScreen isEmployer={isEmployer} redirect={wanted} refused={refused} providers={sign_in_providers} />
  );
}
