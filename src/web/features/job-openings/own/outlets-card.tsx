import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CompanyOpening } from '#contract/job-openings.ts';
import { careersPath } from '#domain/companies/careers/paths.ts';
import { openingPath } from '#domain/job-openings/opening-address.ts';
import {
  needsPage,
  type Outlet,
  type OutletReason,
  outletReason,
  outlets,
} from '#domain/job-openings/outlets.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { CheckIcon, MinusIcon } from '#web/design/icons/icons.tsx';
import { useCompany, useIsHiring } from '#web/features/companies/use-company.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import './outlets-card.css';

/** Where an Active opening is told, and why it is not elsewhere; each place can be looked at. */
export function OutletsCard({ opening }: { opening: CompanyOpening }) {
  const own = useCompany();
  const { publicUrl } = useSurroundings();
  const isHiring = useIsHiring();
  const careers = useQuery({
    ...query.careersPage.read.queryOptions(),
    enabled: own != null && opening.status === 'Active' && !isHiring,
  }).data?.data;
  if (!own || opening.status !== 'Active') return null;
  const state = { hidesCompany: opening.hide_company_name, isCompanySeen: own.company.profile_visibility };
  const page = careers?.is_shown ? careersPath(careers.slug) : null;
  const isToSetUp = (outlet: Outlet) => outlet === 'own-site' || (outlet === 'careers-page' && page === null);
  const shown = outlets.filter((outlet) => !(isHiring && needsPage.has(outlet)));
  return (
    <Card as="section" pad="md" className="outlets" aria-labelledby="outlets">
      <h2 id="outlets">{m.job_openings_outlets()}</h2>
      <ul>
        {shown.map((outlet) => {
          const reason = outletReason(outlet, state);
          const look = looks[outlet];
          return (
            <li key={outlet} data-shown={!reason && !isToSetUp(outlet)}>
              {reason || isToSetUp(outlet) ? <MinusIcon size="sm" /> : <CheckIcon size="sm" />}
              <div>
                <b>{names[outlet]()}</b>
                {reason && <span className="sr">{m.job_openings_outlets_not()}</span>}
                <p>{reason ? reasons[reason]() : helps[outlet]?.(opening)}</p>
              </div>
              {!reason && look?.({ opening, companyId: own.company.id, publicUrl, page })}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

const names: Record<Outlet, () => string> = {
  search: m.job_openings_outlets_search,
  alerts: m.job_openings_outlets_alerts,
  followers: m.job_openings_outlets_followers,
  'company-page': m.job_openings_outlets_company_page,
  'careers-page': m.job_openings_outlets_careers_page,
  'own-site': m.job_openings_outlets_own_site,
  'search-engines': m.job_openings_outlets_search_engines,
  aggregators: m.job_openings_outlets_aggregators,
  assistants: m.job_openings_outlets_assistants,
};

const helps: Partial<Record<Outlet, (opening: CompanyOpening) => string>> = {
  alerts: m.job_openings_outlets_alerts_help,
  followers: m.job_openings_outlets_followers_help,
  'careers-page': m.job_openings_outlets_careers_page_help,
  'own-site': m.job_openings_outlets_own_site_help,
  'search-engines': ({ publish_salary }) =>
    publish_salary ? m.job_openings_outlets_search_engines_help() : m.job_openings_outlets_pay(),
  aggregators: m.job_openings_outlets_aggregators_help,
  assistants: m.job_openings_outlets_assistants_help,
};

const reasons: Record<OutletReason, () => string> = {
  'hides-company': m.job_openings_outlets_hides_company,
  'company-unseen': m.job_openings_outlets_company_unseen,
};

interface Looked {
  opening: CompanyOpening;
  companyId: string;
  publicUrl: string;
  /** Of the careers page while it is shown to everybody. */
  page: string | null;
}

const looks: Partial<Record<Outlet, (looked: Looked) => ReactNode>> = {
  search: ({ opening }) => <PageLink to={openingPath(opening)}>{m.job_openings_outlets_open()}</PageLink>,
  'company-page': ({ companyId }) => (
    <PageLink to={`/company/${companyId}`}>{m.job_openings_outlets_open()}</PageLink>
  ),
  'careers-page': ({ page }) =>
    page ? (
      <PageLink to={page}>{m.job_openings_outlets_open()}</PageLink>
    ) : (
      <PageLink to="/company-profile-edit/settings/site/careers">{m.job_openings_outlets_set_up()}</PageLink>
    ),
  'own-site': () => (
    <PageLink to="/company-profile-edit/settings/site">{m.job_openings_outlets_set_up()}</PageLink>
  ),
  'search-engines': ({ opening, publicUrl }) => (
    <a
      href={`https://search.google.com/test/rich-results?url=${encodeURIComponent(publicUrl + openingPath(opening))}`}
      target="_blank"
      rel="noopener"
    >
      {m.job_openings_outlets_test()}
    </a>
  ),
  aggregators: () => (
    <a href="/jobs.xml" target="_blank" rel="noopener">
      {m.job_openings_outlets_open()}
    </a>
  ),
};
