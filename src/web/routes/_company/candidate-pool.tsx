import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { readPoolParams } from '#web/features/talent-pool/list/pool-params.ts';
import { PoolScreen } from '#web/features/talent-pool/list/pool-screen.tsx';

export const Route = createFileRoute('/_company/candidate-pool')({
  validateSearch: readPoolParams,
  head: () => ({ meta: [{ title: `${m.talent_pool_title()} · ${m.product_name()}` }] }),
  component: () => <PoolScreen params={Route.useSearch()} />,
});
