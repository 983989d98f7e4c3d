import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Facts, Quote } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface ContactMessageReceivedData {
  name: string;
  email: string;
  phone?: string;
  subject: string;
  message: string;
}

export const contactMessageReceived = defineLetter<ContactMessageReceivedData>({
  subject: (data, locale) =>
    m.letters_contact_message_received_subject({ subject: data.subject }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_contact_message_received_title({}, { locale })}
      unsubscribePath={unsubscribePath}
    >
      <Facts
        facts={[
          [m.letters_fact_name({}, { locale }), data.name],
          [m.letters_fact_email({}, { locale }), data.email],
          [m.letters_fact_phone({}, { locale }), data.phone],
          [m.letters_fact_subject({}, { locale }), data.subject],
        ]}
      />
      <Quote>{data.message}</Quote>
      <Action href={linkTo(site, locale, '/contact_messages')} locale={locale}>
        {m.letters_contact_message_received_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: {
    name: 'Omar Khalil',
    email: 'omar@example.com',
    phone: '+974 5555 1234',
    subject: 'A question on plans',
    message: 'Good morning,\n\nmay a company change its plan during the month?',
  },
});
