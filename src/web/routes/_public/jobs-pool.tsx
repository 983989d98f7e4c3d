import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { JobsPoolPage } from '#web/features/job-openings/pool/jobs-pool-page.tsx';
import { poolPath, readPoolSearch } from '#web/features/job-openings/pool/jobs-pool-search.ts';
import { JobsPoolSkeleton } from '#web/features/job-openings/pool/jobs-pool-skeleton.tsx';
import { PoolFailed } from '#web/features/job-openings/pool/pool-failed.tsx';
import { poolDescription, poolTitle } from '#web/features/job-openings/pool/pool-title.ts';
import { pageHead } from '#web/features/shell/head.ts';

export const Route = createFileRoute('/_public/jobs-pool')({
  staticData: { forcesLight: true },
  validateSearch: readPoolSearch,
  loaderDeps: ({ search: { pagename, ...filters } }) => filters,
  // What a filter has asked ahead is not asked again by its address.
  preloadStaleTime: 5_000,
  loader: async ({ deps }) => {
    const [found, countries] = await Promise.all([
      api.jobPool.search(deps),
      api.jobPool.countries({ country: deps.country }),
    ]);
    return { first: found.data, countries: countries.data };
  },
  head: ({ match: { search }, loaderData }) =>
    pageHead({
      title: m.job_openings_meta_title({ title: poolTitle(search, loaderData?.countries) }),
      description: poolDescription(search, loaderData?.first.total ?? 0, loaderData?.countries),
      path: poolPath({ job_title: search.job_title, city: search.city, country: search.country }),
    }),
  component: JobsPool,
  pendingComponent: JobsPoolSkeleton,
  pendingMs: 250,
  errorComponent: PoolFailed,
});

function JobsPool() {
  const { first, countries } = Route.useLoaderData();
  return <JobsPoolPage search={Route.useSearch()} first={first} countries={countries} />;
}
