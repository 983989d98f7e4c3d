import type { CompanyDirectoryPage } from '#contract/company-directory.ts';
import { companiesShown, companyPagesMaximum } from '#domain/companies/directory.ts';
import { m } from '#texts/messages.js';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { classNames } from '#web/design/class-names.ts';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { numberText } from '#web/features/job-openings/opening-format.ts';
import { ListPages } from '#web/features/shell/list-pages.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useFilters } from '#web/features/shell/use-filters.ts';
import './directory.css';
import { DirectoryCard } from './directory-card.tsx';
import { DirectoryFilters } from './directory-filters.tsx';
import type { DirectorySearch } from './directory-search.ts';

function toDirectory(filters: DirectorySearch) {
  return { to: '/companies', search: { ...filters, page: undefined } } as const;
}

/** `/companies`: the approved companies that show something of themselves. */
export function DirectoryPage({ search, found }: { search: DirectorySearch; found: CompanyDirectoryPage }) {
  const { total, data, counts } = found;
  const { filters, isSearching, change } = useFilters(search, toDirectory);
  const pages = Math.min(companyPagesMaximum, Math.ceil(total / companiesShown));
  return (
    <div className="wrap directory">
      <div>
        <h1>{m.job_openings_companies()}</h1>
        <p className="muted">{m.job_openings_companies_lead()}</p>
      </div>
      <DirectoryFilters search={filters} counts={counts} onChange={change} />
      <section
        className={classNames('stack', isSearching && 'directory-waiting')}
        aria-labelledby="companies-found"
        aria-busy={isSearching}
      >
        <h2 id="companies-found" className="directory-count">
          <span role="status">
            {m.job_openings_companies_found({ count: total, number: numberText(total) })}
          </span>
        </h2>
        {data.length > 0 ? (
          <>
            <ul className="directory-list">
              {data.map((company) => (
                <DirectoryCard key={company.id} company={company} />
              ))}
            </ul>
            <ListPages page={search.page} pages={pages} />
          </>
        ) : (
          <EmptyState
            art={<EmptySearchArt />}
            heading="h3"
            title={m.job_openings_companies_none()}
            actions={
              <PageLink to="/companies" className="btn">
                {m.job_openings_companies_all()}
              </PageLink>
            }
          >
            {m.job_openings_companies_none_text()}
          </EmptyState>
        )}
      </section>
    </div>
  );
}
