import type { Highlights, SearchCountries } from '#contract/job-pool-responses.ts';
import type { SiteStatistic } from '#contract/site.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { ArchFrame } from '#web/design/art/arch.tsx';
import { classNames } from '#web/design/class-names.ts';
import { CompanyLogo } from '#web/design/data/company-logo.tsx';
import { Meter } from '#web/design/data/meter.tsx';
import { Tag } from '#web/design/data/tag.tsx';
import { StarField } from '#web/design/star-field.tsx';
import { Counted } from '#web/features/content/counted.tsx';
import { poolPath } from '#web/features/job-openings/pool/jobs-pool-search.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { Facts, Meet } from './meet.tsx';
import { SearchForm } from './search-form.tsx';
import './hero.css';

const oftenSearched = [
  { title: 'Staff Nurse', label: m.landing_often_nurse },
  { title: 'Front Office Manager', label: m.landing_often_front_office },
  { title: 'Project Manager', label: m.landing_often_project },
  { title: 'Teacher', label: m.landing_often_teacher },
];

/** What the product promises, two figures and those that are counted, the search, and openings to try. */
export function Hero({
  statistics,
  figures,
  levels,
  tried,
  countries,
}: {
  statistics: readonly SiteStatistic[];
  figures: Highlights['figures'];
  levels: Highlights['levels'];
  /** The openings that visitors try; a drawing stands in for them where there are none. */
  tried: Highlights['tried'];
  countries: SearchCountries;
}) {
  return (
    <>
      <section className={classNames('hero stars', tried.length > 0 && 'hero-live')}>
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
            <Counted {...figures} />
          </div>
          <SearchForm countries={countries} />
          {tried.length > 0 ? (
            <div className="hero-art">
              <ArchFrame grows>
                <Meet openings={tried} levels={levels} />
              </ArchFrame>
            </div>
          ) : (
            <Example />
          )}
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

const examplePay = { start: 22_000, end: 28_000, type: 'per month', currency: 'QAR' };

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
              <p className="peek-company">{m.landing_example_company()}</p>
            </div>
          </div>
          <Facts opening={{ salary: examplePay, city: 'Lusail' }} />
          <p className="peek-fit">
            {m.job_openings_you_meet({ met: 6, total: 7 })} <Meter met={6} total={7} small />
          </p>
        </div>
      </ArchFrame>
    </div>
  );
}
