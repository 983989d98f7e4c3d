import type { CompanyCard } from '#contract/company-directory.ts';
import { m } from '#texts/messages.js';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { VerifiedBadge } from '#web/design/data/verified-badge.tsx';
import { AnswerRate } from '#web/features/job-openings/answer-rate.tsx';
import { numberText } from '#web/features/job-openings/opening-format.ts';
import { cityLabel, countryLabel } from '#web/features/job-openings/place-names.ts';
import { referenceLabel } from '#web/features/job-openings/reference-label.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { joined } from '#web/isolation.ts';

/** A company in the directory: the whole card is one link to its page. */
export function DirectoryCard({ company }: { company: CompanyCard }) {
  const { id, name, logo, industry, city, country, verified, answer_rate, openings } = company;
  const place = city ? cityLabel(city) : countryLabel(country);
  return (
    <li className="card directory-card">
      <CompanyLogo name={name} src={logo} />
      <div>
        <h3>
          <PageLink to={`/company/${id}`}>
            <bdi>{name}</bdi>
          </PageLink>
          {verified && (
            <>
              {'\u00a0'}
              <VerifiedBadge />
            </>
          )}
        </h3>
        <p className="muted small">{joined([industry && referenceLabel('industry', industry), place])}</p>
        <p className="small">
          {openings > 0
            ? m.job_openings_companies_openings({ count: openings, number: numberText(openings) })
            : m.job_openings_companies_no_openings()}
        </p>
      </div>
      <AnswerRate rate={answer_rate} />
    </li>
  );
}
