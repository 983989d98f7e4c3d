import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph, Quote } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface CompanyDeclinedData {
  name: string;
  companyName: string;
  /** In the reviewer's words. */
  reason: string;
}

export const companyDeclined = defineLetter<CompanyDeclinedData>({
  subject: (data, locale) => m.letters_company_declined_subject({ company: data.companyName }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_company_declined_title({ company: data.companyName }, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_company_declined_text({}, { locale })}</Paragraph>
      <Quote>{data.reason}</Quote>
      <Paragraph>{m.letters_company_declined_next({}, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, '/company-profile-edit')} locale={locale}>
        {m.letters_company_declined_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: {
    name: 'Yousef Al-Marri',
    companyName: 'Rawdat Engineering',
    reason: 'The commercial registration expired in March.\nPlease send the renewed one.',
  },
});
