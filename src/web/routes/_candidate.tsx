import { createFileRoute } from '@tanstack/react-router';
import { requireRoles } from '#web/features/identity/session.ts';
import { AreaPending } from '#web/features/shell/areas/area-pending.tsx';
import { CandidateArea } from '#web/features/shell/areas/candidate-area.tsx';

export const Route = createFileRoute('/_candidate')({
  ssr: false,
  beforeLoad: ({ context }) => requireRoles(context.queryClient, ['candidate']),
  pendingComponent: AreaPending,
  component: CandidateArea,
});
