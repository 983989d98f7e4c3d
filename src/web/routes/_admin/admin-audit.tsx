import { createFileRoute, redirect } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { type AuditFilters, AuditScreen } from '#web/features/admin/audit/audit-screen.tsx';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_admin/admin-audit')({
  validateSearch: (search): AuditFilters => ({
    kind: one(search.kind),
    from: one(search.from),
    to: one(search.to),
  }),
  beforeLoad: ({ context: { surroundings } }) => {
    if (surroundings.viewer?.role !== 'superadmin') throw redirect({ to: '/admin-dashboard' });
  },
  head: () => ({ meta: [{ title: `${m.admin_audit()} · ${m.product_name()}` }] }),
  component: () => <AuditScreen filters={Route.useSearch()} />,
});
