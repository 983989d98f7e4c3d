import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph, Quote } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface CompanySuspendedData {
  name: string;
  companyName: string;
  /** In the administrator's words. */
  reason: string;
}

export const companySuspended = defineLetter<CompanySuspendedData>({
  subject: (data, locale) => m.letters_company_suspended_subject({ company: data.companyName }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_company_suspended_title({ company: data.companyName }, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_company_suspended_text({}, { locale })}</Paragraph>
      <Quote>{data.reason}</Quote>
      <Paragraph>{m.letters_company_suspended_next({}, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, '/contact-us')} locale={locale}>
        {m.letters_company_suspended_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: {
    name: 'Yousef Al-Marri',
    companyName: 'Rawdat Engineering',
    reason: 'Candidates report that they were asked for money before an interview.',
  },
});
