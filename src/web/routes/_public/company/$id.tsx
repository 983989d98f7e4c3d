import { ORPCError } from '@orpc/client';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { companyNameIn } from '#domain/shown-names.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { api } from '#web/api.ts';
import { PublicCompanyPage } from '#web/features/job-openings/company/public-company-page.tsx';
import { OpeningSkeleton } from '#web/features/job-openings/opening/opening-skeleton.tsx';
import { pageHead } from '#web/features/shell/head.ts';

export const Route = createFileRoute('/_public/company/$id')({
  loader: async ({ params }) => {
    try {
      const { data } = await api.jobPool.company({ id: params.id });
      const company = { ...data, name: companyNameIn(getLocale(), data), latin: data.name };
      // The names of all industries come with it: no other page carries them.
      const { companyFacts } = await import('#web/features/job-openings/opening/company-facts.ts');
      return { company, facts: companyFacts(company) };
    } catch (error) {
      if (error instanceof ORPCError && error.status === 404) throw notFound();
      throw error;
    }
  },
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          title: m.job_openings_meta_title({ title: loaderData.company.name }),
          description: m.job_openings_company_meta({
            name: loaderData.company.name,
            facts: loaderData.facts,
          }),
          path: `/company/${loaderData.company.id}`,
          kind: 'profile',
        })
      : { meta: [{ title: `${m.shell_not_found_title()} | ${m.product_name()}` }] },
  component: Company,
  pendingComponent: OpeningSkeleton,
  pendingMs: 250,
});

function Company() {
  return <PublicCompanyPage company={Route.useLoaderData().company} />;
}
