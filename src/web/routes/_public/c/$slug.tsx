import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { careersHead } from '#web/features/job-openings/careers/careers-head.ts';
import type { CareersSearch } from '#web/features/job-openings/careers/careers-openings.tsx';
import { CareersPage } from '#web/features/job-openings/careers/careers-page.tsx';
import { OpeningSkeleton } from '#web/features/job-openings/opening/opening-skeleton.tsx';
import { readFailure } from '#web/refusal.ts';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_public/c/$slug')({
  validateSearch: ({ city, employment_type }): CareersSearch => ({
    ...(one(city) && { city: one(city) }),
    ...(one(employment_type) && { employment_type: one(employment_type) }),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => {
    const { data } = await api.jobPool.careers({ slug: params.slug, ...deps }).catch((error: unknown) => {
      if (readFailure(error).code === 'NOT_FOUND') throw notFound();
      throw error;
    });
    // An address that the page had before leads to the one it has, for good.
    if (data.slug !== params.slug)
      throw redirect({
        to: '/c/$slug',
        params: { slug: data.slug },
        search: deps,
        statusCode: 301,
        replace: true,
      });
    return data;
  },
  head: ({ loaderData }) =>
    loaderData
      ? careersHead(loaderData)
      : { meta: [{ title: `${m.shell_not_found_title()} | ${m.product_name()}` }] },
  component: Careers,
  pendingComponent: OpeningSkeleton,
  pendingMs: 250,
});

function Careers() {
  return <CareersPage page={Route.useLoaderData()} search={Route.useSearch()} />;
}
