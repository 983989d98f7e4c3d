import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { EmployerPage } from '#web/features/content/employer-page.tsx';
import { pageHead } from '#web/features/shell/head.ts';

export const Route = createFileRoute('/_public/employer')({
  loader: async () => {
    const [plans, highlights] = await Promise.all([api.plans.list(), api.jobPool.highlights()]);
    return { plans: plans.data, figures: highlights.data.figures };
  },
  head: () =>
    pageHead({
      title: m.content_employer_meta_title(),
      description: import.meta.env.SSR ? m.content_employer_meta_description() : '',
      path: '/employer',
    }),
  component: Employer,
});

function Employer() {
  return <EmployerPage {...Route.useLoaderData()} />;
}
