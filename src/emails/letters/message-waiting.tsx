import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface MessageWaitingData {
  name: string;
  /** The company, or the candidate. */
  sender: string;
  path: string;
}

/** To who has not read what the other side of a conversation wrote; once until they do. */
export const messageWaiting = defineLetter<MessageWaitingData>({
  topic: 'messages',
  subject: ({ sender }, locale) => m.letters_message_waiting_subject({ sender }, { locale }),
  Body: ({ data: { name, sender, path }, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_message_waiting_subject({ sender }, { locale })}
      name={name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_message_waiting_text({ sender }, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, path)} locale={locale}>
        {m.letters_message_waiting_open({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: { name: 'Amira Haddad', sender: 'Rawdat Engineering', path: '/messaging-v1?id=preview' },
});
