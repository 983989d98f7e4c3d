import { createFileRoute, notFound } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { ErrorPage, faultOfPage } from '#web/features/content/error-page.tsx';
import { pageHead } from '#web/features/shell/head.ts';

export const Route = createFileRoute('/_public/error/$page')({
  beforeLoad: ({ params }) => {
    if (!faultOfPage(params.page)) throw notFound();
  },
  head: ({ params }) =>
    pageHead({
      title: m.content_error_meta_title(),
      description: m.content_error_meta_title(),
      path: `/error/${params.page}`,
      noindex: true,
    }),
  component: FaultPage,
});

function FaultPage() {
  return <ErrorPage page={Route.useParams().page} />;
}
