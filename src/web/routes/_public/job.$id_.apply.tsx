import { createFileRoute } from '@tanstack/react-router';
import { applicationPath, openingIdOf } from '#domain/job-openings/opening-address.ts';
import { m } from '#texts/messages.js';
import { loadApply } from '#web/features/applications/apply/apply-loader.ts';
import { ApplyPage, Closed } from '#web/features/applications/apply/apply-page.tsx';
import { pageHead } from '#web/features/shell/head.ts';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_public/job/$id_/apply')({
  staticData: { forcesLight: true },
  validateSearch: (search): { source?: string | undefined; registered?: '1' | undefined } => {
    const source = one(search.source) ?? one(search.utm_source);
    return {
      source: source && /^[a-z0-9-]{1,40}$/.test(source) ? source : undefined,
      registered: one(search.registered) ? '1' : undefined,
    };
  },
  loader: ({ params, context }) => loadApply(openingIdOf(params.id), context.surroundings.viewer),
  head: ({ params, loaderData }) =>
    pageHead({
      title: m.applications_apply_meta_title({ title: loaderData?.opening?.title ?? '' }),
      description: import.meta.env.SSR ? m.applications_apply_meta_description() : '',
      path: applicationPath(openingIdOf(params.id)),
      noindex: true,
    }),
  component: Apply,
});

function Apply() {
  const { opening, state } = Route.useLoaderData();
  const { source, registered } = Route.useSearch();
  if (!opening) return <Closed />;
  return <ApplyPage opening={opening} state={state} source={source} isNew={registered === '1'} />;
}
