import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Note, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface SignInByCompanyData {
  name: string;
  companyName: string;
}

export const signInByCompany = defineLetter<SignInByCompanyData>({
  subject: ({ companyName }, locale) =>
    m.letters_sign_in_by_company_subject({ company: companyName }, { locale }),
  Body: ({ data: { name, companyName }, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_sign_in_by_company_title({}, { locale })}
      name={name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_sign_in_by_company_text({ company: companyName }, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, '/login?pg=emp')} locale={locale}>
        {m.letters_sign_in_link_button({}, { locale })}
      </Action>
      <Note>{m.letters_sign_in_by_company_ignore({}, { locale })}</Note>
    </Layout>
  ),
  preview: { name: 'Huda Salem', companyName: 'Rawdat Engineering' },
});
