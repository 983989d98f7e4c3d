import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph, Quote } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface AccountSuspendedData {
  name: string;
  /** In the administrator's words. */
  reason: string;
}

export const accountSuspended = defineLetter<AccountSuspendedData>({
  subject: (_data, locale) => m.letters_account_suspended_subject({}, { locale }),
  Body: ({ data, locale, site }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_account_suspended_subject({}, { locale })}
      name={data.name}
    >
      <Paragraph>{m.letters_account_suspended_text({}, { locale })}</Paragraph>
      <Quote>{data.reason}</Quote>
      <Paragraph>{m.letters_account_suspended_next({}, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, '/contact-us')} locale={locale}>
        {m.letters_account_suspended_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: { name: 'Amira Haddad', reason: 'You asked a company for money.' },
});
