import { createFileRoute } from '@tanstack/react-router';
import { api } from '#web/api.ts';
import { legalHead } from '#web/features/content/legal-head.ts';
import { LegalPage } from '#web/features/content/legal-page.tsx';

export const Route = createFileRoute('/_public/privacy-and-policy-old')({
  loader: async () => (await api.content.legal({ name: 'privacy', previous: true })).data,
  head: ({ loaderData }) => (loaderData ? legalHead(loaderData) : {}),
  component: OldPrivacy,
});

function OldPrivacy() {
  return <LegalPage text={Route.useLoaderData()} />;
}
