import type { ReactNode } from 'react';
import { m } from '#texts/messages.js';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { TabLink, Tabs } from '#web/design/shell/tabs.tsx';
import { useIsHiring } from '#web/features/companies/use-company.ts';
import '#web/features/companies/companies.css';
import './settings-page.css';

/** A screen below `/company-profile-edit`: where there is room the places stand beside it. */
export function SettingsPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <div className="settings-page">
      <PageHeader title={title} lead={lead} />
      <Places />
      <div className="company-stack">{children}</div>
    </div>
  );
}

const settings = '/company-profile-edit/settings';

/** The company's affairs first, then the person's own. */
const places = [
  { to: '/company-profile-edit/company', label: m.companies_tab_company },
  { to: `${settings}/team`, label: m.companies_tab_team },
  { to: `${settings}/messages`, label: m.companies_tab_messages },
  { to: `${settings}/plan`, label: m.companies_tab_plan },
  { to: `${settings}/sign-in`, label: m.companies_tab_sign_in },
  { to: `${settings}/site`, label: m.companies_tab_site },
  { to: `${settings}/import`, label: m.imports_tab },
  { to: `${settings}/keys`, label: m.companies_tab_keys },
  { to: `${settings}/webhooks`, label: m.companies_tab_hooks },
  { to: '/company-profile-edit', label: m.companies_tab_you, isOwn: true },
  { to: settings, label: m.companies_tab_account, isOwn: true },
  { to: `${settings}/calendar`, label: m.companies_tab_calendar, isOwn: true },
] as readonly { to: string; label: () => string; isOwn?: boolean }[];

function Places() {
  const isHiring = useIsHiring();
  const seen = places.filter(({ isOwn }) => isOwn || !isHiring);
  const firstOwn = seen.find(({ isOwn }) => isOwn);
  return (
    <Tabs label={m.companies_profile_tabs()} isAside>
      {seen.map((place) => (
        <TabLink
          key={place.to}
          to={place.to}
          activeOptions={{ exact: true, includeSearch: false }}
          className={place === firstOwn ? 'settings-own-first' : undefined}
        >
          {place.label()}
        </TabLink>
      ))}
    </Tabs>
  );
}
