import { ClientOnly, createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { m } from '#texts/messages.js';
import { pageHead } from '#web/features/shell/head.ts';
import { one } from '#web/search-params.ts';

const InvitationScreen = lazy(async () => {
  const { InvitationScreen: screen } = await import(
    '#web/features/companies/invitation/invitation-screen.tsx'
  );
  return { default: screen };
});

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
