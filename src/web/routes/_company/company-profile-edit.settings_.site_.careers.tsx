import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { CareersScreen } from '#web/features/companies/settings/careers/careers-screen.tsx';

export const Route = createFileRoute('/_company/company-profile-edit/settings_/site_/careers')({
  head: () => ({ meta: [{ title: `${m.careers_title()} · ${m.product_name()}` }] }),
  component: CareersScreen,
});
