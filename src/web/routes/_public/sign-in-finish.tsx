import { createFileRoute, useLoaderData } from '@tanstack/react-router';
import { safeRedirect } from '#domain/identity/redirects.ts';
import { m } from '#texts/messages.js';
import { FinishScreen } from '#web/features/candidates/signup/finish-screen.tsx';
import { pageHead } from '#web/features/shell/head.ts';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_public/sign-in-finish')({
  validateSearch: (search): { redirect?: string | undefined } => ({
    redirect: safeRedirect(one(search.redirect)),
  }),
  head: () =>
    pageHead({
      title: m.identity_finish_title(),
      description: m.identity_signing_in(),
      path: '/sign-in-finish',
      noindex: true,
    }),
  component: Finish,
});

function Finish() {
  const { redirect } = Route.useSearch();
  const { sends_whatsapp } = useLoaderData({ from: '/_public' });
  return <FinishScreen redirect={redirect} sendsWhatsapp={sends_whatsapp} />;
}
