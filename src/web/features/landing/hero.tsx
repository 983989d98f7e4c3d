import type { Highlights, SearchCountries } from '#contract/job-pool-responses.ts';
import type { SiteStatistic } from '#contract/site.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { ArchFrame } from '#web/design/art/arch.tsx';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { Meter } from '#web/design/data/meter.tsx';
import { Tag } from '#web/design/data/tag.tsx';
import { VerifiedBadge } from '#web/design/data/verified-badge.tsx';
import { StarField } from '#web/design/star-field.tsx';
import { poolPath } from '#web/features/job-openings/pool/jobs-pool-search.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { nowText } from './now-text.ts';
import { SearchForm } from './search-form.tsx';
import './hero.css';

const oftenSearched = [
  { title: 'Staff Nurse', label: m.landing_often_nurse },
  { title: 'Front Office Manager', label: m.landing_often_front_office },
  { title: 'Project Manager', label: m.landing_often_project },
  { title: 'Teacher', label: m.landing_often_teacher },
];

/** What the product promises, two figures, and the search. */
export function Hero({
  statistics,
  figures,
  countries,
}: {
  statistics: readonly SiteStatistic[];
  figures: Highlights['figures'];
  countries: SearchCountries;
}) {
  return (
    <>
      <section className="hero stars">
        <StarField fade="end" />
        <div className="wrap">
          <div>
            <h1>{m.landing_title()}</h1>
            <p className="hero-lead">{m.landing_lead()}</p>
            <div className="stats">
              {statistics.map(({ value, label }) => (
                <p key={label} className="stat">
                  <b>
                    <bdi>{inDigits(value)}</bdi>
                  </b>{' '}
                  <span>{label}</span>
                </p>
              ))}
            </div>
            <Now {...figures} />
          </div>
          <Example />
          <SearchForm countries={countries} />
        </div>
      </section>
      <nav className="wrap often" aria-label={m.landing_often()}>
        <span aria-hidden="true">{m.landing_often()}</span>
        {oftenSearched.map(({ title, label }) => (
          <PageLink key={title} to={poolPath({ pagename: 'home', job_title: [title] })}>
            {label()}
          </PageLink>
        ))}
      </nav>
    </>
  );
}

/** What is true today stands in words of its own under the promised figures; nothing where there is nothing. */
function Now({ openings, companies }: Highlights['figures']) {
  if (openings === 0) return null;
  return <p className="hero-now muted small">{nowText({ openings, companies })}</p>;
}

/** A drawing of what an opening says to a candidate; no opening of anybody. */
function Example() {
  return (
    <div className="hero-art" aria-hidden="true">
      <ArchFrame>
        <div className="card peek">
          <div className="peek-mark">
            <Tag>{m.landing_example()}</Tag>
          </div>
          <div className="peek-top">
            <CompanyLogo name={m.landing_example_company()} />
            <div>
              <p className="peek-title">{m.landing_example_title()}</p>
              <p className="peek-company">
                {m.landing_example_company()} <VerifiedBadge>{m.landing_example_verified()}</VerifiedBadge>
              </p>
            </div>
          </div>
          <p className="num">
            <b>{m.landing_example_salary()}</b> <span className="muted">{m.landing_example_place()}</span>
          </p>
          <p className="peek-fit">
            {m.landing_example_match()} <Meter met={6} total={7} small />
          </p>
        </div>
      </ArchFrame>
    </div>
  );
}
