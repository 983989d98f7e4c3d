import { createFileRoute } from '@tanstack/react-router';
import { api } from '#web/api.ts';
import { legalHead } from '#web/features/content/legal-head.ts';
import { LegalPage } from '#web/features/content/legal-page.tsx';

export const Route = createFileRoute('/_public/term-and-conditions-old')({
  loader: async () => (await api.content.legal({ name: 'terms', previous: true })).data,
  head: ({ loaderData }) => (loaderData ? legalHead(loaderData) : {}),
  component: OldTerms,
});

function OldTerms() {
  return <LegalPage text={Route.useLoaderData()} />;
}
