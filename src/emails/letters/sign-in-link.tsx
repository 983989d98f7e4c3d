import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Note, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface SignInLinkData {
  name: string;
  /** Of the page that signs in, with its token. */
  path: string;
  minutes: number;
}

export const signInLink = defineLetter<SignInLinkData>({
  subject: (_data, locale) => m.letters_sign_in_link_subject({}, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_sign_in_link_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_sign_in_link_text({ minutes: data.minutes }, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, data.path)} locale={locale}>
        {m.letters_sign_in_link_button({}, { locale })}
      </Action>
      <Note>{m.letters_sign_in_link_ignore({}, { locale })}</Note>
    </Layout>
  ),
  preview: { name: 'Amira Haddad', path: '/auth?token=preview', minutes: 15 },
});
