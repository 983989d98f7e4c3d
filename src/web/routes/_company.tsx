import { createFileRoute } from '@tanstack/react-router';
import { CompanyArea } from '#web/features/companies/gate/company-area.tsx';
import { requireRoles } from '#web/features/identity/session.ts';
import { AreaPending } from '#web/features/shell/areas/area-pending.tsx';

export const Route = createFileRoute('/_company')({
  ssr: false,
  beforeLoad: ({ context }) => requireRoles(context.queryClient, ['company']),
  pendingComponent: AreaPending,
  component: CompanyArea,
});
