import { m } from '#texts/messages.js';
import { TabLink, Tabs } from '#web/design/shell/tabs.tsx';
import { useCompany, useIsHiring } from '#web/features/companies/use-company.ts';

/** The views of applications. */
export function SectionTabs() {
  const isHiring = useIsHiring();
  const mayShare = useCompany()?.settings.sharing !== false;
  return (
    <Tabs label={m.applications_title()}>
      <TabLink to="/job_application/list" activeOptions={{ exact: true, includeSearch: false }}>
        {m.applications_tab_list()}
      </TabLink>
      <TabLink to="/job_application/list/job_opening">{m.applications_tab_openings()}</TabLink>
      {!isHiring && mayShare && (
        <TabLink to="/job_application/shared" activeOptions={{ includeSearch: false }}>
          {m.sharing_tab()}
        </TabLink>
      )}
      <TabLink to="/job_application/dashboards">{m.applications_tab_figures()}</TabLink>
    </Tabs>
  );
}
