import { createFileRoute, notFound } from '@tanstack/react-router';
import { MissingSharedApplications } from '#web/features/content/missing-page.tsx';

export const Route = createFileRoute('/_public/shared_applications/$id')({
  loader: () => {
    throw notFound();
  },
  notFoundComponent: MissingSharedApplications,
});
