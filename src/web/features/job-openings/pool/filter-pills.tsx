import type { SearchCountries } from '#contract/job-pool-responses.ts';
import { m } from '#texts/messages.js';
import { CloseIcon } from '#web/design/icons/icons.tsx';
import { employmentLabel, levelLabel } from '#web/features/job-openings/opening-labels.ts';
import { postedLabel } from '#web/features/job-openings/posted.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { moneyText } from '#web/money.ts';
import { type PoolSearch, poolPath, toggled, withoutFilters } from './jobs-pool-search.ts';
import { currencyOfSearch } from './search-countries.ts';

export interface ActiveFilter {
  label: string;
  /** The search without it. */
  rest: PoolSearch;
}

/** The filters that narrow the list now, in the order of the filter column. */
export function activeFilters(search: PoolSearch, countries?: SearchCountries): ActiveFilter[] {
  const { employment_type = [], experience_level = [], salary_min, pay_published, remote, posted } = search;
  return [
    ...employment_type.map((type) => ({
      label: employmentLabel(type),
      rest: { ...search, employment_type: toggled(employment_type, type) },
    })),
    ...experience_level.map((level) => ({
      label: levelLabel(level),
      rest: { ...search, experience_level: toggled(experience_level, level) },
    })),
    ...(salary_min === undefined
      ? []
      : [
          {
            label: m.job_openings_salary_at_least({
              amount: moneyText(salary_min, currencyOfSearch(search, countries)),
            }),
            rest: { ...search, salary_min: undefined, salary_currency: undefined },
          },
        ]),
    ...(pay_published
      ? [{ label: m.job_openings_pay_published(), rest: { ...search, pay_published: undefined } }]
      : []),
    ...(remote ? [{ label: m.job_openings_remote(), rest: { ...search, remote: undefined } }] : []),
    ...(posted === undefined ? [] : [{ label: postedLabel(posted), rest: { ...search, posted: undefined } }]),
  ];
}

/** Each active filter as a link that takes it away, so that it works without script too. */
export function FilterPills({
  search,
  filters,
  onChange,
}: {
  search: PoolSearch;
  filters: readonly ActiveFilter[];
  onChange: (search: PoolSearch) => void;
}) {
  if (filters.length === 0) return null;
  const link = (rest: PoolSearch) => ({
    to: poolPath(rest),
    onClick: (event: React.MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onChange(rest);
    },
  });
  return (
    <nav className="pool-pills" aria-label={m.job_openings_active_filters()}>
      {filters.map(({ label, rest }) => (
        <PageLink
          key={label}
          {...link(rest)}
          className="pill pill-button pool-pill"
          aria-label={m.design_remove({ name: label })}
        >
          {label}
          <CloseIcon size="sm" />
        </PageLink>
      ))}
      <PageLink {...link(withoutFilters(search))} className="pool-clear">
        {m.job_openings_clear_all()}
      </PageLink>
    </nav>
  );
}
