import { createFileRoute } from '@tanstack/react-router';
import { deliveryStates } from '#domain/webhooks.ts';
import { m } from '#texts/messages.js';
import {
  WebhooksScreen,
  type WebhooksSearch,
} from '#web/features/companies/settings/webhooks/webhooks-screen.tsx';
import { one, pageOf } from '#web/search-params.ts';

export const Route = createFileRoute('/_company/company-profile-edit/settings_/webhooks')({
  validateSearch: (search): WebhooksSearch => ({
    endpoint: one(search.endpoint),
    state: deliveryStates.find((state) => state === one(search.state)),
    page: pageOf(search.page),
  }),
  head: () => ({ meta: [{ title: `${m.companies_tab_hooks()} · ${m.product_name()}` }] }),
  component: () => <WebhooksScreen search={Route.useSearch()} />,
});
