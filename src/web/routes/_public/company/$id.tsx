import { ORPCError } from '@orpc/client';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { api } from '../../../api.ts';
import { PublicCompanyPage } from '../../../features/companies/public-company-page.tsx';
import { companyFacts } from '../../../features/job-openings/company-facts.ts';
import { OpeningSkeleton } from '../../../features/job-openings/opening-skeleton.tsx';
import { pageHead } from '../../../features/shell/head.ts';

export const Route = createFileRoute('/_public/company/$id')({
  loader: async ({ params }) => {
    try {
      return (await api.jobPool.company({ id: params.id })).data;
    } catch (error) {
      if (error instanceof ORPCError && error.status === 404) throw notFound();
      throw error;
    }
  },
  head: ({ loaderData: company }) =>
    company
      ? pageHead({
          title: m.job_openings_meta_title({ title: company.name }),
          description: m.job_openings_company_meta({ name: company.name, facts: companyFacts(company) }),
          path: `/company/${company.id}`,
          kind: 'profile',
        })
      : {},
  component: Company,
  pendingComponent: OpeningSkeleton,
  pendingMs: 250,
});

function Company() {
  return <PublicCompanyPage company={Route.useLoaderData()} />;
}
