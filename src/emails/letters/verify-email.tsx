import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Note, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface VerifyEmailData {
  name: string;
  /** Of the page that confirms, with its token. */
  path: string;
  hours: number;
}

export const verifyEmail = defineLetter<VerifyEmailData>({
  subject: (_data, locale) => m.letters_verify_email_subject({}, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_verify_email_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_verify_email_text({ hours: data.hours }, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, data.path)} locale={locale}>
        {m.letters_verify_email_button({}, { locale })}
      </Action>
      <Note>{m.letters_verify_email_ignore({ product: m.product_name({}, { locale }) }, { locale })}</Note>
    </Layout>
  ),
  preview: { name: 'Amira Haddad', path: '/verify-email?token=preview', hours: 24 },
});
