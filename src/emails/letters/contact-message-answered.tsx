import { Layout } from '#emails/layout.tsx';
import { defineLetter } from '#emails/letter.ts';
import { Note, Paragraph, Quote } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface ContactMessageAnsweredData {
  /** Of whoever wrote to the team. */
  name: string;
  subject: string;
  /** The team's answer. */
  text: string;
  /** What was asked. */
  message: string;
}

export const contactMessageAnswered = defineLetter<ContactMessageAnsweredData>({
  subject: (data, locale) =>
    m.letters_contact_message_answered_subject({ subject: data.subject }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_contact_message_answered_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      {data.text.split(/(?<!\s)\s*\n\s*\n\s*/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move, and two may be equal
        <Paragraph key={index}>{paragraph}</Paragraph>
      ))}
      <Note>{m.letters_contact_message_answered_yours({}, { locale })}</Note>
      <Quote>{data.message}</Quote>
      <Note>{m.letters_contact_message_answered_again({}, { locale })}</Note>
    </Layout>
  ),
  preview: {
    name: 'Omar Khalil',
    subject: 'A question on plans',
    text: 'Yes: write to us and the new plan holds from that day.\n\nAmira Haddad',
    message: 'Good morning,\n\nmay a company change its plan during the month?',
  },
});
