import { longDate } from '#emails/dates.ts';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph, Quote } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface CompanyClosedData {
  name: string;
  companyName: string;
  /** In the administrator's words; null where an owner closed it. */
  reason: string | null;
  eraseAfter: Date;
}

export const companyClosed = defineLetter<CompanyClosedData>({
  subject: (data, locale) => m.letters_company_closed_subject({ company: data.companyName }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_company_closed_title({ company: data.companyName }, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_company_closed_text({}, { locale })}</Paragraph>
      {data.reason && <Quote>{data.reason}</Quote>}
      <Paragraph>
        {m.letters_company_closed_kept({ date: longDate(data.eraseAfter, locale) }, { locale })}
      </Paragraph>
      <Action href={linkTo(site, locale, '/company-profile-edit/settings')} locale={locale}>
        {m.letters_company_closed_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: {
    name: 'Yousef Al-Marri',
    companyName: 'Rawdat Engineering',
    reason: 'You asked us by email on 3 November to close your company.',
    eraseAfter: new Date('2027-11-12T11:05:00Z'),
  },
});
