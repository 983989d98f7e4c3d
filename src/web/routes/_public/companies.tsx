import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { DirectoryPage } from '#web/features/job-openings/directory/directory-page.tsx';
import { canonicalPath, readDirectorySearch } from '#web/features/job-openings/directory/directory-search.ts';
import { DirectorySkeleton } from '#web/features/job-openings/directory/directory-skeleton.tsx';
import { PoolFailed } from '#web/features/job-openings/pool/pool-failed.tsx';
import { pageHead } from '#web/features/shell/head.ts';

export const Route = createFileRoute('/_public/companies')({
  validateSearch: readDirectorySearch,
  loaderDeps: ({ search }) => search,
  // What a filter has asked ahead is not asked again by its address.
  preloadStaleTime: 5_000,
  loader: async ({ deps }) => (await api.jobPool.companies(deps)).data,
  head: ({ match: { search } }) =>
    pageHead({
      title: m.job_openings_meta_title({ title: m.job_openings_companies() }),
      description: import.meta.env.SSR ? m.job_openings_companies_lead() : '',
      path: canonicalPath(search),
    }),
  component: Companies,
  pendingComponent: DirectorySkeleton,
  pendingMs: 250,
  errorComponent: PoolFailed,
});

function Companies() {
  return <DirectoryPage search={Route.useSearch()} found={Route.useLoaderData()} />;
}
