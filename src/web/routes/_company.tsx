import { createFileRoute } from '@tanstack/react-router';
import { requireRoles } from '../features/identity/session.ts';
import { AreaPending } from '../features/shell/areas/area-pending.tsx';
import { CompanyArea } from '../features/shell/areas/company-area.tsx';

export const Route = createFileRoute('/_company')({
  ssr: false,
  beforeLoad: ({ context }) => requireRoles(context.queryClient, ['company']),
  pendingComponent: AreaPending,
  component: CompanyArea,
});
