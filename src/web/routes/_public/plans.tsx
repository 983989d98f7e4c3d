import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { PlansPage } from '#web/features/content/plans-page.tsx';
import { pageHead } from '#web/features/shell/head.ts';

export const Route = createFileRoute('/_public/plans')({
  loader: async () => (await api.plans.list()).data,
  head: () =>
    pageHead({
      title: m.content_plans_meta_title(),
      description: import.meta.env.SSR ? m.content_plans_meta_description() : '',
      path: '/plans',
    }),
  component: Plans,
});

function Plans() {
  return <PlansPage plans={Route.useLoaderData()} />;
}
