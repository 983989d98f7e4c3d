import { createFileRoute } from '@tanstack/react-router';
import { api } from '#web/api.ts';
import { MessagingFrame } from '#web/features/companies/gate/messaging-frame.tsx';
import { requireRoles } from '#web/features/identity/session.ts';
import { AreaPending } from '#web/features/shell/areas/area-pending.tsx';
import { readSurroundings } from '#web/request.ts';

export const Route = createFileRoute('/_messaging')({
  // Visitors read a public page; everything signed in is drawn in the browser.
  ssr: () => readSurroundings().viewer === null,
  beforeLoad: async ({ context: { surroundings, queryClient } }) => {
    if (surroundings.viewer) await requireRoles(queryClient, ['candidate', 'company']);
  },
  loader: async ({ context: { surroundings } }) =>
    surroundings.viewer ? undefined : (await api.site.read()).data,
  staleTime: Number.POSITIVE_INFINITY,
  pendingComponent: AreaPending,
  component: MessagingFrame,
});
