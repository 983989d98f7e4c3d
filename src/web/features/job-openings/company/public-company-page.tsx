import type { PublicCompany } from '#contract/job-pool-responses.ts';
import { alertNameMaximum } from '#domain/alerts/alert-input.ts';
import { everyCountry } from '#domain/job-openings/search.ts';
import { defaultLocale } from '#domain/locale.ts';
import { arabic } from '#domain/locale-list.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { EmptyDocumentsArt } from '#web/design/art/empty.tsx';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { LoadMore } from '#web/design/data/pagination.tsx';
import { VerifiedBadge } from '#web/design/data/verified-badge.tsx';
import { ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { StarField } from '#web/design/star-field.tsx';
import { AlertButton } from '#web/features/job-openings/alerts/alert-button.tsx';
import { AnswerRate } from '#web/features/job-openings/answer-rate.tsx';
import { companyFacts } from '#web/features/job-openings/opening/company-facts.ts';
import { dateText } from '#web/features/job-openings/opening-format.ts';
import { type OpeningPage, useMoreOpenings } from '#web/features/job-openings/pool/use-more-openings.ts';
import { ShareMenu } from '#web/features/job-openings/share/share-menu.tsx';
import { useAppliedIds } from '#web/features/job-openings/use-applied-ids.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { CompanyOpenings } from './company-openings.tsx';
import './public-company.css';
import { PublicCompanyLinks } from './public-company-links.tsx';

/** `name` is that of the reader's language, `latin` the one beside `name_ar`. */
export type CompanyWithOpenings = PublicCompany & { latin: string; openings: OpeningPage };

/** `/company/{id}`: what everybody may know of a company, and its Active openings. */
export function PublicCompanyPage({ company }: { company: CompanyWithOpenings }) {
  return (
    <>
      <div className="firm-head stars">
        <StarField fade="end" />
        <div className="wrap firm-top">
          <PageLink to="/companies" className="page-head-back">
            <ChevronStartIcon size="sm" />
            {m.job_openings_companies_back()}
          </PageLink>
          <div className="firm-title">
            <CompanyLogo name={company.name} src={company.logo} size="lg" eager />
            <div className="firm-name">
              <div className="firm-names">
                <h1>{company.name}</h1>
                <OtherName company={company} />
              </div>
              <p className="firm-facts">{companyFacts(company)}</p>
              {company.verified && (
                <p className="firm-verified">
                  <VerifiedBadge>
                    {company.verified_at
                      ? m.job_openings_verified_on({ date: dateText(company.verified_at) })
                      : m.design_verified()}
                  </VerifiedBadge>{' '}
                  <span className="muted small">{m.job_openings_company_verified_text()}</span>
                </p>
              )}
              <AnswerRate rate={company.answer_rate} />
            </div>
            <div className="firm-acts">
              <AlertButton
                search={{ company: company.id, country: everyCountry }}
                name={company.name.slice(0, alertNameMaximum)}
                label={m.job_openings_companies_follow()}
              />
              <ShareMenu
                path={`/company/${company.slug}`}
                text={m.job_openings_share_company({ company: company.name })}
                label={m.job_openings_share_company_act()}
              />
            </div>
          </div>
        </div>
      </div>
      <div className="wrap firm">
        <Openings company={company} />
        <aside className="firm-aside">
          {company.description && (
            <section className="card card-pad-lg" aria-labelledby="about">
              <h2 id="about">{m.job_openings_company_about()}</h2>
              <p className="firm-text" dir="auto">
                {company.description}
              </p>
            </section>
          )}
          <PublicCompanyLinks company={company} />
        </aside>
      </div>
    </>
  );
}

/** What it is called in the other script, where it has a name in both. */
function OtherName({ company: { name, name_ar, latin } }: { company: CompanyWithOpenings }) {
  const isArabic = name === latin;
  const other = isArabic ? name_ar : latin;
  if (!other) return null;
  return (
    <p className="firm-other" lang={isArabic ? arabic : defaultLocale}>
      <bdi>{other}</bdi>
    </p>
  );
}

function Openings({ company }: { company: CompanyWithOpenings }) {
  const appliedIds = useAppliedIds();
  const list = useMoreOpenings(`/company/${company.id}`, company.openings, async (page) => {
    const { data } = await api.jobPool.company({ id: company.id, page });
    return data.openings;
  });
  if (list.openings.length === 0) {
    return (
      <EmptyState
        art={<EmptyDocumentsArt />}
        title={m.job_openings_company_none()}
        actions={
          <PageLink to="/jobs-pool" className="btn btn-primary">
            {m.job_openings_all()}
          </PageLink>
        }
      >
        <p>{m.job_openings_company_none_text()}</p>
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="openings">
      <h2 id="openings" className="firm-count">
        {m.job_openings_company_openings({ count: list.total })}
      </h2>
      <CompanyOpenings openings={list.openings} appliedIds={appliedIds} />
      {list.total > company.openings.data.length && (
        <LoadMore
          seen={list.openings.length}
          total={list.total}
          label={list.hasFailed ? m.shell_try_again() : m.job_openings_load_more()}
          loading={list.isLoading}
          onMore={() => void list.loadMore()}
        />
      )}
    </section>
  );
}
