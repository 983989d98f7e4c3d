import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { ContactPage } from '#web/features/content/contact-page.tsx';
import { pageHead } from '#web/features/shell/head.ts';
import { one } from '#web/search-params.ts';

export const Route = createFileRoute('/_public/contact-us')({
  validateSearch: (search: Record<string, unknown>): { subject?: string } => {
    const subject = one(search.subject);
    return subject ? { subject: subject.slice(0, 200) } : {};
  },
  head: () =>
    pageHead({
      title: m.content_contact_meta_title(),
      description: import.meta.env.SSR ? m.content_contact_meta_description() : '',
      path: '/contact-us',
    }),
  component: Contact,
});

function Contact() {
  return <ContactPage subject={Route.useSearch().subject ?? ''} />;
}
