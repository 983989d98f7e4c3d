import { createFileRoute, notFound } from '@tanstack/react-router';
import { ErrorPage, faultOfPage } from '#web/features/content/error-page.tsx';
import { faultTitle } from '#web/features/shell/fault-screen.tsx';
import { pageHead } from '#web/features/shell/head.ts';

export const Route = createFileRoute('/_public/error/$page')({
  beforeLoad: ({ params }) => {
    if (!faultOfPage(params.page)) throw notFound();
  },
  head: ({ params }) =>
    pageHead({
      title: faultTitle(faultOfPage(params.page) ?? 'not-found'),
      description: faultTitle(faultOfPage(params.page) ?? 'not-found'),
      path: `/error/${params.page}`,
      noindex: true,
    }),
  component: FaultPage,
});

function FaultPage() {
  return <ErrorPage page={Route.useParams().page} />;
}
