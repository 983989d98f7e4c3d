import { m } from '#texts/messages.js';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { TabLink, Tabs } from '#web/design/shell/tabs.tsx';
import { useIsHiring } from '#web/features/companies/use-company.ts';

/** The head of a screen below `/company-profile-edit`. */
export function ProfileHead({ title, lead }: { title: string; lead?: string }) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <ProfileTabs />
    </>
  );
}

const settings = '/company-profile-edit/settings';

/** The company's affairs first, then the person's own. */
const tabs = [
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

/** The screens below `/company-profile-edit`. */
function ProfileTabs() {
  const isHiring = useIsHiring();
  return (
    <Tabs label={m.companies_profile_tabs()}>
      {tabs
        .filter(({ isOwn }) => isOwn || !isHiring)
        .map(({ to, label }) => (
          <TabLink key={to} to={to} activeOptions={{ exact: true, includeSearch: false }}>
            {label()}
          </TabLink>
        ))}
    </Tabs>
  );
}
