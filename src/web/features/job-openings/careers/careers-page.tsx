import type { PublicCareersPage } from '#contract/careers-page.ts';
import { m } from '#texts/messages.js';
import { VerifiedBadge } from '#web/design/data/verified-badge.tsx';
import {
  CareersColours,
  CareersHead,
  CareersSections,
} from '#web/features/companies/careers/careers-parts.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { isolated } from '#web/isolation.ts';
import { CareersOpenings, type CareersSearch } from './careers-openings.tsx';

/** `/c/{slug}`: a company as it shows itself, in its own colour, with its open positions. */
export function CareersPage({ page, search }: { page: PublicCareersPage; search: CareersSearch }) {
  const { company, headline, sections, openings, colour } = page;
  return (
    <CareersColours colour={colour}>
      <CareersHead company={company} headline={headline}>
        {openings.total > 0 && (
          <a className="btn" href="#openings">
            {m.careers_see_openings({ count: openings.total })}
          </a>
        )}
      </CareersHead>
      <div className="careers-width careers-body">
        <CareersSections sections={sections} />
        <CareersOpenings page={page} search={search} />
        <p className="careers-foot">
          {company.verified && <VerifiedBadge>{m.design_verified()}</VerifiedBadge>}{' '}
          <PageLink to={`/company/${company.id}`}>
            {m.careers_profile({ company: isolated(company.name) })}
          </PageLink>
        </p>
      </div>
    </CareersColours>
  );
}
