import { createFileRoute } from '@tanstack/react-router';
import { api } from '../../api.ts';
import { legalHead } from '../../features/content/legal-head.ts';
import { LegalPage } from '../../features/content/legal-page.tsx';

export const Route = createFileRoute('/_public/term-and-conditions')({
  loader: async () => (await api.content.legal({ name: 'terms' })).data,
  head: ({ loaderData }) => (loaderData ? legalHead(loaderData) : {}),
  component: Terms,
});

function Terms() {
  return <LegalPage text={Route.useLoaderData()} />;
}
