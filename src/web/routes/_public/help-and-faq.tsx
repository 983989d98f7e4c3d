import { createFileRoute } from '@tanstack/react-router';
import { api } from '#web/api.ts';
import { faqHead } from '#web/features/content/faq-head.ts';
import { FaqPage } from '#web/features/content/faq-page.tsx';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_public/help-and-faq')({
  validateSearch: (search: Record<string, unknown>): { q?: string } => {
    const q = one(search.q);
    return q ? { q: q.slice(0, 200) } : {};
  },
  loader: async () => (await api.content.faq({})).data,
  head: ({ loaderData }) => faqHead(loaderData ?? []),
  component: Faq,
});

function Faq() {
  return <FaqPage questions={Route.useLoaderData()} initialQuery={Route.useSearch().q ?? ''} />;
}
