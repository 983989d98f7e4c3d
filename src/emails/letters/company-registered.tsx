import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface CompanyRegisteredData {
  name: string;
  companyName: string;
}

export const companyRegistered = defineLetter<CompanyRegisteredData>({
  subject: (data, locale) => m.letters_company_registered_subject({ company: data.companyName }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_company_registered_title({ company: data.companyName }, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_company_registered_text({}, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, '/company-profile-edit')} locale={locale}>
        {m.letters_company_registered_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: {
    name: 'Yousef Al-Marri',
    companyName: 'Rawdat Engineering',
  },
});
