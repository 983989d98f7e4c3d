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

/** The three screens below `/company-profile-edit`. */
export function ProfileTabs() {
  return (
    <Tabs label={m.companies_profile_tabs()}>
      <TabLink to={'/company-profile-edit' as string} activeOptions={{ exact: true }}>
        {m.companies_tab_you()}
      </TabLink>
      <TabLink to={'/company-profile-edit/company' as string}>{m.companies_tab_company()}</TabLink>
      <TabLink to={'/company-profile-edit/settings' as string}>{m.companies_tab_settings()}</TabLink>
    </Tabs>
  );
}
