import type { PublicOpening } from '#contract/job-pool-responses.ts';
import type { EligibilityOpening } from '#domain/candidates/eligibility.ts';
import { m } from '#texts/messages.js';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import '#web/design/prose.css';
import { VerifiedBadge } from '#web/design/data/verified-badge.tsx';
import { StarField } from '#web/design/star-field.tsx';
import { AnswerRate } from '#web/features/job-openings/answer-rate.tsx';
import { dateText } from '#web/features/job-openings/opening-format.ts';
import { shownTitle, writtenIn } from '#web/features/job-openings/opening-words.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { ApplyBar, ApplyCard } from './apply-card.tsx';
import { BackToSearch } from './back-to-search.tsx';
import { CompanyBox } from './company-box.tsx';
import { EligibilityBox } from './eligibility-box.tsx';
import { OpeningFacts } from './opening-facts.tsx';
import { OpeningLanguages } from './opening-languages.tsx';
import './opening-page.css';
import { OpeningSalary } from '#web/features/job-openings/opening-salary.tsx';
import { OpeningList } from '#web/features/job-openings/pool/opening-list.tsx';
import { useHidingHere } from '#web/features/job-openings/use-hidden-openings.ts';
import { useSavedOpenings } from '#web/features/job-openings/use-saved-openings.ts';
import { OpeningTexts } from './opening-texts.tsx';
import { SafetyNotice } from './safety-notice.tsx';
import { VisitorFit } from './visitor-fit.tsx';
import { WhatToPrepare } from './what-to-prepare.tsx';

/** `/job/{id}`: everything that an opening says, and what to do with it. */
export function OpeningPage({ opening }: { opening: PublicOpening }) {
  const saved = useSavedOpenings();
  const hiding = useHidingHere();
  return (
    <>
      <OpeningHead opening={opening} />
      <div className="wrap opening">
        <aside className="opening-aside" aria-label={m.job_openings_apply_section()}>
          <ApplyCard opening={opening} saved={saved} hiding={hiding} />
          <EligibilityBox opening={opening} />
          <SafetyNotice openingId={opening.id} />
        </aside>
        <div className="opening-main">
          <OpeningFacts opening={opening} />
          <VisitorFit opening={opening as EligibilityOpening} />
          <OpeningTexts opening={opening} />
          <WhatToPrepare opening={opening} />
          {opening.company && <CompanyBox company={opening.company} />}
        </div>
      </div>
      {opening.similar.length > 0 && (
        <section className="wrap opening-similar" aria-labelledby="similar">
          <h2 id="similar">{m.job_openings_similar()}</h2>
          <OpeningList openings={opening.similar} />
        </section>
      )}
      <ApplyBar opening={opening} saved={saved} hiding={hiding} />
    </>
  );
}

function OpeningHead({ opening }: { opening: PublicOpening }) {
  const { company } = opening;
  const title = shownTitle(opening);
  const written = writtenIn(opening.language);
  const name = company?.name ?? m.job_openings_confidential();
  return (
    <div className="opening-head stars">
      <StarField fade="end" />
      <div className="wrap">
        <BackToSearch />
        <div className="opening-title">
          <CompanyLogo name={name} src={company?.logo} size="lg" eager />
          <div>
            <h1>
              <bdi lang={title.lang}>{title.text}</bdi>
            </h1>
            {written.lang && !opening.translation && title.text !== opening.title && (
              <p className="opening-written" {...written}>
                {opening.title}
              </p>
            )}
            <p className="opening-by">
              {company?.has_page ? <PageLink to={`/company/${company.id}`}>{name}</PageLink> : name}
              {company?.verified && (
                <VerifiedBadge>
                  {company.verified_at
                    ? m.job_openings_verified_on({ date: dateText(company.verified_at) })
                    : m.design_verified()}
                </VerifiedBadge>
              )}
            </p>
            <AnswerRate rate={company?.answer_rate} />
            <OpeningLanguages opening={opening} />
            <OpeningSalary opening={opening} className="opening-pay-narrow" />
          </div>
        </div>
      </div>
    </div>
  );
}
