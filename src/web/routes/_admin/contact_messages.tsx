import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { type ContactFilters, ContactMessages } from '../../features/admin/contact-messages.tsx';
import { one, pageOf } from '../../search-params.ts';

export const Route = createFileRoute('/_admin/contact_messages')({
  validateSearch: (search): ContactFilters => ({
    searchkey: one(search.searchkey),
    page: pageOf(search.page),
  }),
  head: () => ({ meta: [{ title: `${m.admin_messages()} · ${productName}` }] }),
  component: () => <ContactMessages filters={Route.useSearch()} />,
});
