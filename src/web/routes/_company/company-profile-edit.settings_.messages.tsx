import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { MessagesScreen } from '#web/features/companies/settings/messages-screen.tsx';

export const Route = createFileRoute('/_company/company-profile-edit/settings_/messages')({
  head: () => ({ meta: [{ title: `${m.companies_tab_messages()} · ${m.product_name()}` }] }),
  component: MessagesScreen,
});
