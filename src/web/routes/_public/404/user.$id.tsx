import { createFileRoute, notFound } from '@tanstack/react-router';
import { MissingProfile } from '#web/features/content/missing-page.tsx';

/** Where a public profile leads that is missing or inactive. */
export const Route = createFileRoute('/_public/404/user/$id')({
  loader: () => {
    throw notFound();
  },
  notFoundComponent: MissingProfile,
});
