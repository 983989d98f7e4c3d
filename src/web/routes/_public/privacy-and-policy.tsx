import { createFileRoute } from '@tanstack/react-router';
import { api } from '#web/api.ts';
import { legalHead } from '#web/features/content/legal-head.ts';
import { LegalPage } from '#web/features/content/legal-page.tsx';

export const Route = createFileRoute('/_public/privacy-and-policy')({
  loader: async () => (await api.content.legal({ name: 'privacy' })).data,
  head: ({ loaderData }) => (loaderData ? legalHead(loaderData) : {}),
  component: Privacy,
});

function Privacy() {
  return <LegalPage text={Route.useLoaderData()} />;
}
