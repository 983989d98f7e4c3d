import { ClientOnly, createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { m } from '#texts/messages.js';
import { pageHead } from '#web/features/shell/head.ts';
import { laterPart } from '#web/later-part.ts';
import { one } from '#web/search-params.ts';

const AcceptScreen = laterPart(() =>
  import('#web/features/admin/team/accept-screen.tsx').then(({ AcceptScreen }) => AcceptScreen),
);

export const Route = createFileRoute('/_public/admin-invitation')({
  validateSearch: (search) => ({ token: one(search.token) }),
  head: () =>
    pageHead({
      title: m.admin_team_invitation(),
      description: import.meta.env.SSR ? m.admin_team_accept_description() : '',
      path: '/admin-invitation',
      noindex: true,
    }),
  component: Invitation,
});

function Invitation() {
  const { token = '' } = Route.useSearch();
  return (
    <div className="wrap">
      <ClientOnly>
        <Suspense>
          <AcceptScreen token={token} />
        </Suspense>
      </ClientOnly>
    </div>
  );
}
