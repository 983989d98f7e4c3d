import { createFileRoute, notFound } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { MissingSharedApplications } from '#web/features/content/missing-page.tsx';
import { pageHead } from '#web/features/shell/head.ts';

export const Route = createFileRoute('/_public/shared_applications/$id')({
  loader: () => {
    throw notFound();
  },
  head: ({ params }) =>
    pageHead({
      title: m.content_shared_missing_title(),
      description: m.content_shared_missing_text(),
      path: `/shared_applications/${params.id}`,
      noindex: true,
    }),
  notFoundComponent: MissingSharedApplications,
});
