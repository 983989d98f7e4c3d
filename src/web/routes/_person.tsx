import { createFileRoute } from '@tanstack/react-router';
import { CompanyArea } from '#web/features/companies/gate/company-area.tsx';
import { requireRoles } from '#web/features/identity/session.ts';
import { AdminArea } from '#web/features/shell/areas/admin-area.tsx';
import { AreaPending } from '#web/features/shell/areas/area-pending.tsx';
import { CandidateArea } from '#web/features/shell/areas/candidate-area.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';

export const Route = createFileRoute('/_person')({
  ssr: false,
  beforeLoad: ({ context }) =>
    requireRoles(context.queryClient, ['candidate', 'company', 'admin', 'superadmin']),
  pendingComponent: AreaPending,
  component: PersonArea,
});

/** What every role has, in the frame of its own area. */
function PersonArea() {
  const { viewer } = useSurroundings();
  if (viewer?.role === 'candidate') return <CandidateArea />;
  return viewer?.role === 'company' ? <CompanyArea /> : <AdminArea />;
}
