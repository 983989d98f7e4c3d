import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface CompanyApprovedData {
  name: string;
  companyName: string;
  /** Null where an approval is renewed: no trial begins with it. */
  trialDays: number | null;
}

export const companyApproved = defineLetter<CompanyApprovedData>({
  subject: (data, locale) => m.letters_company_approved_subject({ company: data.companyName }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={
        data.trialDays === null
          ? m.letters_company_approved_again_title({}, { locale })
          : m.letters_company_approved_title({}, { locale })
      }
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>
        {data.trialDays === null
          ? m.letters_company_approved_again_text({ company: data.companyName }, { locale })
          : m.letters_company_approved_text({ company: data.companyName, days: data.trialDays }, { locale })}
      </Paragraph>
      <Action href={linkTo(site, locale, '/job_opening/new')} locale={locale}>
        {m.letters_company_approved_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: { name: 'Yousef Al-Marri', companyName: 'Rawdat Engineering', trialDays: 30 },
});
