import { createFileRoute, notFound } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { MissingProfile } from '#web/features/content/missing-page.tsx';
import { pageHead } from '#web/features/shell/head.ts';

/** Where a public profile leads that is missing or inactive. */
export const Route = createFileRoute('/_public/404/user/$id')({
  loader: () => {
    throw notFound();
  },
  head: ({ params }) =>
    pageHead({
      title: m.content_profile_missing_title(),
      description: import.meta.env.SSR ? m.content_profile_missing_text() : '',
      path: `/404/user/${params.id}`,
      noindex: true,
    }),
  notFoundComponent: MissingProfile,
});
