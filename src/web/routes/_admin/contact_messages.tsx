import { createFileRoute } from '@tanstack/react-router';
import { contactStates } from '#domain/contact-states.ts';
import { m } from '#texts/messages.js';
import { type ContactFilters, ContactMessages } from '#web/features/admin/contact-messages.tsx';
import { one, pageOf } from '#web/search-params.ts';

export const Route = createFileRoute('/_admin/contact_messages')({
  validateSearch: (search): ContactFilters => ({
    searchkey: one(search.searchkey),
    state: contactStates.find((state) => state === search.state),
    page: pageOf(search.page),
  }),
  head: () => ({ meta: [{ title: `${m.admin_messages()} · ${m.product_name()}` }] }),
  component: () => <ContactMessages filters={Route.useSearch()} />,
});
