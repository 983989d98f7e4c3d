import { createFileRoute } from '@tanstack/react-router';
import { requireRoles } from '../features/identity/session.ts';
import { AdminArea } from '../features/shell/areas/admin-area.tsx';
import { AreaPending } from '../features/shell/areas/area-pending.tsx';

export const Route = createFileRoute('/_admin')({
  ssr: false,
  beforeLoad: ({ context }) => requireRoles(context.queryClient, ['admin', 'superadmin']),
  pendingComponent: AreaPending,
  component: AdminArea,
});
