import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { readPoolParams } from '#web/features/talent-pool/list/pool-params.ts';
import { PoolScreen } from '#web/features/talent-pool/list/pool-screen.tsx';

export const Route = createFileRoute('/_company/candidate-pool')({
  validateSearch: readPoolParams,
  head: () => ({ meta: [{ title: `${m.talent_pool_title()} · ${productName}` }] }),
  component: () => <PoolScreen params={Route.useSearch()} />,
});
