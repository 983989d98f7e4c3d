import { ClientOnly, createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { m } from '#texts/messages.js';
import { pageHead } from '#web/features/shell/head.ts';
import { laterPart } from '#web/later-part.ts';
import { one } from '#web/search-params.ts';

const InvitationScreen = laterPart(() =>
  import('#web/features/companies/invitation/invitation-screen.tsx').then(
    ({ InvitationScreen }) => InvitationScreen,
  ),
);

export const Route = createFileRoute('/_public/company-invitation')({
  validateSearch: (search) => ({ token: one(search.token) }),
  head: () =>
    pageHead({
      title: m.companies_invitation_accept(),
      description: import.meta.env.SSR ? m.companies_invitation_description() : '',
      path: '/company-invitation',
      noindex: true,
    }),
  component: Invitation,
});

function Invitation() {
  const { token = '' } = Route.useSearch();
  return (
    <div className="wrap company-invitation">
      <ClientOnly>
        <Suspense>
          <InvitationScreen token={token} />
        </Suspense>
      </ClientOnly>
    </div>
  );
}
