import { createFileRoute } from '@tanstack/react-router';
import { type RefusedEntry, refusedEntries } from '#domain/companies/refused-entries.ts';
import { safeRedirect } from '#domain/identity/redirects.ts';
import { m } from '#texts/messages.js';
import { ConfirmedScreen } from '#web/features/identity/confirmed-screen.tsx';
import { pageHead } from '#web/features/shell/head.ts';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_public/sign-in-confirmed')({
  validateSearch: (search): { to?: string | undefined; refused?: RefusedEntry | undefined } => ({
    to: safeRedirect(one(search.to)),
    refused: refusedEntries.find((reason) => reason === search.refused),
  }),
  head: () =>
    pageHead({
      title: m.identity_confirmed_title(),
      description: m.identity_confirmed_lead(),
      path: '/sign-in-confirmed',
      noindex: true,
    }),
  component: Confirmed,
});

function Confirmed() {
  const { to, refused } = Route.useSearch();
  return <ConfirmedScreen to={to} refused={refused} />;
}
