import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { CompanySettings } from '#web/features/companies/settings/company-settings.tsx';
import { AccountSettingsScreen } from '#web/features/identity/account-settings-screen.tsx';

export const Route = createFileRoute('/_company/company-profile-edit/settings')({
  head: () => ({ meta: [{ title: `${m.area_settings()} · ${productName}` }] }),
  component: Settings,
});

function Settings() {
  return (
    <AccountSettingsScreen>
      <CompanySettings />
    </AccountSettingsScreen>
  );
}
