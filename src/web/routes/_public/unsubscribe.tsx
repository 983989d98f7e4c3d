import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { UnsubscribeScreen } from '#web/features/identity/preferences/unsubscribe-screen.tsx';
import { pageHead } from '#web/features/shell/head.ts';
import { readFailure } from '#web/refusal.ts';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_public/unsubscribe')({
  validateSearch: (search) => ({ token: one(search.token) ?? '' }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ deps: { token } }) => {
    if (token === '') return undefined;
    try {
      return (await api.notifications.subscription({ token })).data;
    } catch (error) {
      if (readFailure(error).code === 'LINK_EXPIRED') return undefined;
      throw error;
    }
  },
  head: () =>
    pageHead({
      title: m.notifications_unsubscribe_title(),
      description: m.notifications_unsubscribe_lead({ topic: m.notifications_title(), email: '' }),
      path: '/unsubscribe',
      noindex: true,
    }),
  component: Unsubscribe,
});

function Unsubscribe() {
  const { token } = Route.useSearch();
  return <UnsubscribeScreen token={token} stored={Route.useLoaderData()} />;
}
