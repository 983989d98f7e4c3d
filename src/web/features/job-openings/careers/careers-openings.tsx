import type { PublicCareersPage } from '#contract/careers-page.ts';
import type { OpeningCard } from '#contract/job-pool-responses.ts';
import { alertNameMaximum } from '#domain/alerts/alert-input.ts';
import { careersPath, careersSource } from '#domain/companies/careers/paths.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import { everyCountry } from '#domain/job-openings/search.ts';
import { localizedPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { BellIcon } from '#web/design/icons/subject-icons.tsx';
import { AlertButton } from '#web/features/job-openings/alerts/alert-button.tsx';
import { dateText, numberText, salaryText } from '#web/features/job-openings/opening-format.ts';
import { employmentLabel, payTerms } from '#web/features/job-openings/opening-labels.ts';
import { shownTitle } from '#web/features/job-openings/opening-words.ts';
import { cityLabel, placeLabel } from '#web/features/job-openings/place-names.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { siteOf, useSurroundings } from '#web/features/shell/surroundings.ts';
import { isolated, joined } from '#web/isolation.ts';
import './careers-openings.css';

export interface CareersSearch {
  city?: string;
  employment_type?: string;
}

/** So few are seen at a glance: they need no filter. */
const fewOpenings = 5;

/** The open positions of a careers page; where there are many, those of a city and kind. */
export function CareersOpenings({ page, search }: { page: PublicCareersPage; search: CareersSearch }) {
  const { company, openings, slug } = page;
  const path = usePagePath(slug);
  if (openings.total === 0) return <NoOpenings page={page} />;
  const isMore = openings.total > openings.data.length && !search.city && !search.employment_type;
  return (
    <section id="openings" aria-labelledby="openings-title" className="careers-openings">
      <div className="careers-openings-head">
        <h2 id="openings-title">{m.careers_openings()}</h2>
        <Follow page={page} />
      </div>
      {openings.total > fewOpenings && <OpeningFilter page={page} search={search} />}
      {openings.data.length === 0 ? (
        <p role="status">
          {m.careers_none_fits()} <a href={`${path}#openings`}>{m.careers_show_all()}</a>
        </p>
      ) : (
        <ul className="careers-list">
          {openings.data.map((opening) => (
            <Opening key={opening.id} opening={opening} />
          ))}
        </ul>
      )}
      {isMore && (
        <p>
          <PageLink to={`/company/${company.id}`}>
            {m.careers_more({ company: isolated(company.name) })}
          </PageLink>
        </p>
      )}
    </section>
  );
}

/** Each leads to its own page, where it is read and applied for, and says where its reader came from. */
function Opening({ opening }: { opening: OpeningCard }) {
  const surroundings = useSurroundings();
  const { employment_type, remote, salary, published_at } = opening;
  const title = shownTitle(opening);
  const facts = [
    placeLabel(opening),
    employmentLabel(employment_type),
    remote && m.job_openings_remote(),
  ].filter((fact) => fact !== false);
  return (
    <li>
      <h3>
        <a
          href={`${siteOf(surroundings)}${localizedPath(openingPath(opening), surroundings.localePrefix)}?source=${careersSource}`}
          dir="auto"
          lang={title.lang}
        >
          {title.text}
        </a>
      </h3>
      <p className="careers-facts">
        <span>{joined(facts, m.common_comma())}</span>
        {salary && (
          <span className="num">
            {salaryText(salary)} {payTerms(salary)}
          </span>
        )}
      </p>
      <time className="careers-day" dateTime={published_at}>
        {dateText(published_at)}
      </time>
    </li>
  );
}

/** A plain form: it filters before any script has come. */
function OpeningFilter({
  page: { slug, openings },
  search,
}: {
  page: PublicCareersPage;
  search: CareersSearch;
}) {
  const action = `${usePagePath(slug)}#openings`;
  const { cities, employment_types } = openings;
  if (cities.length < 2 && employment_types.length < 2) return null;
  return (
    <form className="careers-filter" method="get" action={action}>
      {cities.length > 1 && (
        <Choice
          name="city"
          label={m.careers_city()}
          every={m.careers_every_city()}
          value={search.city}
          options={cities}
          labelOf={cityLabel}
        />
      )}
      {employment_types.length > 1 && (
        <Choice
          name="employment_type"
          label={m.careers_employment()}
          every={m.careers_every_employment()}
          value={search.employment_type}
          options={employment_types}
          labelOf={employmentLabel}
        />
      )}
      <Button type="submit">{m.careers_show()}</Button>
    </form>
  );
}

function Choice({
  name,
  label,
  every,
  value,
  options,
  labelOf,
}: {
  name: keyof CareersSearch;
  label: string;
  every: string;
  value: string | undefined;
  options: readonly { name: string; openings: number }[];
  labelOf(name: string): string;
}) {
  return (
    <Select label={label} name={name} defaultValue={value ?? ''} key={value}>
      <option value="">{every}</option>
      {options.map((option) => (
        <option key={option.name} value={option.name}>
          {labelOf(option.name)} ({numberText(option.openings)})
        </option>
      ))}
    </Select>
  );
}

function NoOpenings({ page }: { page: PublicCareersPage }) {
  const { viewer } = useSurroundings();
  const mayFollow = !viewer || viewer.role === 'candidate';
  return (
    <section id="openings">
      <EmptyState title={m.careers_none()} actions={<Follow page={page} />}>
        <p>{mayFollow ? m.careers_none_text() : m.careers_none_text_plain()}</p>
      </EmptyState>
    </section>
  );
}

/** At a host of its own the page has no scripts: following begins on this site. */
function Follow({ page: { company, slug } }: { page: PublicCareersPage }) {
  const { ownHost } = useSurroundings();
  if (ownHost)
    return (
      <PageLink to={`${careersPath(slug)}#openings`} className="btn btn-sm">
        <BellIcon size="sm" />
        {m.careers_follow()}
      </PageLink>
    );
  return (
    <AlertButton
      search={{ company: company.id, country: everyCountry }}
      name={company.name.slice(0, alertNameMaximum)}
      label={m.careers_follow()}
    />
  );
}

/** The path of the page where it is read, in its language, which at a host of its own no cookie remembers. */
function usePagePath(slug: string): string {
  const { ownHost, locale, localePrefix } = useSurroundings();
  return ownHost ? `/${locale}` : localizedPath(careersPath(slug), localePrefix);
}
