import { m } from '#texts/messages.js';
import { TabLink, Tabs } from '#web/design/shell/tabs.tsx';

/** What superadmins write for visitors. */
export function ContentTabs() {
  return (
    <Tabs label={m.admin_content()}>
      <TabLink to="/admin-articles" activeOptions={{ includeSearch: false }}>
        {m.admin_articles()}
      </TabLink>
      <TabLink to="/admin-questions" activeOptions={{ includeSearch: false }}>
        {m.admin_questions()}
      </TabLink>
    </Tabs>
  );
}
