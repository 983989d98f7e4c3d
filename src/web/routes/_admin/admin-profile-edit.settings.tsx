import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { AdminProfileTabs } from '#web/features/admin/team/profile-screen.tsx';
import { AccountSettingsScreen } from '#web/features/identity/account-settings-screen.tsx';
import { PreferencesCard } from '#web/features/identity/preferences/preferences-card.tsx';

export const Route = createFileRoute('/_admin/admin-profile-edit/settings')({
  head: () => ({ meta: [{ title: `${m.area_settings()} · ${m.product_name()}` }] }),
  component: () => (
    <AccountSettingsScreen contents={<AdminProfileTabs />}>
      <PreferencesCard />
    </AccountSettingsScreen>
  ),
});
