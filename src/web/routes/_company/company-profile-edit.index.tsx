import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { PersonScreen } from '#web/features/companies/profile/person-screen.tsx';

export const Route = createFileRoute('/_company/company-profile-edit/')({
  head: () => ({ meta: [{ title: `${m.companies_tab_you()} · ${productName}` }] }),
  component: PersonScreen,
});
