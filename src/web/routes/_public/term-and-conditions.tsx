import { createFileRoute } from '@tanstack/react-router';
import { api } from '#web/api.ts';
import { legalHead } from '#web/features/content/legal-head.ts';
import { LegalPage } from '#web/features/content/legal-page.tsx';

export const Route = createFileRoute('/_public/term-and-conditions')({
  loader: async () => (await api.content.legal({ name: 'terms' })).data,
  head: ({ loaderData }) => (loaderData ? legalHead(loaderData) : {}),
  component: Terms,
});

function Terms() {
  return <LegalPage text={Route.useLoaderData()} />;
}
