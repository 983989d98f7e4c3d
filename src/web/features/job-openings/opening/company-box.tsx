import type { PublicOpening } from '#contract/job-pool-responses.ts';
import { m } from '#texts/messages.js';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { companyFacts } from './company-facts.ts';

/** Who offers the opening, in short. */
export function CompanyBox({ company }: { company: NonNullable<PublicOpening['company']> }) {
  return (
    <section className="card company-box" aria-labelledby="company">
      <CompanyLogo name={company.name} src={company.logo} />
      <div>
        <h2 id="company">
          <bdi>{company.name}</bdi>
        </h2>
        <p className="muted small">{companyFacts(company)}</p>
        {company.description && (
          <p className="company-box-text">
            <bdi>{company.description}</bdi>
          </p>
        )}
        {company.has_page && (
          <p>
            <PageLink to={`/company/${company.id}`}>{m.job_openings_see_company()}</PageLink>
          </p>
        )}
      </div>
    </section>
  );
}
