import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface CompanyVerifiedData {
  name: string;
  companyName: string;
}

export const companyVerified = defineLetter<CompanyVerifiedData>({
  subject: (_data, locale) => m.letters_company_verified_subject({}, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_company_verified_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_company_verified_text({ company: data.companyName }, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, '/company-profile-edit')} locale={locale}>
        {m.letters_company_verified_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: { name: 'Yousef Al-Marri', companyName: 'Rawdat Engineering' },
});
