import { m } from '#texts/messages.js';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { TabLink, Tabs } from '#web/design/shell/tabs.tsx';

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
  { to: '/company-profile-edit', label: m.companies_tab_you },
  { to: settings, label: m.companies_tab_account },
] as const;

/** The screens below `/company-profile-edit`. */
function ProfileTabs() {
  return (
    <Tabs label={m.companies_profile_tabs()}>
      {tabs.map(({ to, label }) => (
        <TabLink key={to} to={to as string} activeOptions={{ exact: true }}>
          {label()}
        </TabLink>
      ))}
    </Tabs>
  );
}
