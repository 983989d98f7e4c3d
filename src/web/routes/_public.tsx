import { createFileRoute } from '@tanstack/react-router';
import { api } from '#web/api.ts';
import { PublicLayout } from '#web/features/shell/public-layout.tsx';

export const Route = createFileRoute('/_public')({
  // Bar and footer stand around every page: they are read once in a visit.
  loader: async () => (await api.site.read()).data,
  staleTime: Number.POSITIVE_INFINITY,
  component: PublicLayout,
});
