import { createFileRoute } from '@tanstack/react-router';
import { requireRoles } from '#web/features/identity/session.ts';
import { AdminArea } from '#web/features/shell/areas/admin-area.tsx';
import { AreaPending } from '#web/features/shell/areas/area-pending.tsx';

export const Route = createFileRoute('/_admin')({
  ssr: false,
  beforeLoad: ({ context }) => requireRoles(context.queryClient, ['admin', 'superadmin']),
  pendingComponent: AreaPending,
  component: AdminArea,
});
