import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { AccountSettingsScreen } from '#web/features/identity/account-settings-screen.tsx';

export const Route = createFileRoute('/_admin/admin-profile-edit/settings')({
  head: () => ({ meta: [{ title: `${m.area_settings()} · ${productName}` }] }),
  component: () => <AccountSettingsScreen />,
});
