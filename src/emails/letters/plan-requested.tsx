import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph, Quote } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface PlanRequestedData {
  /** Of the administrator who reads it. */
  name: string;
  companyName: string;
  companyId: string;
  planName: string;
  /** The company's own words; may be empty. */
  message: string;
}

export const planRequested = defineLetter<PlanRequestedData>({
  subject: (data, locale) =>
    m.letters_plan_requested_subject({ company: data.companyName, plan: data.planName }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_plan_requested_title({ company: data.companyName }, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>
        {m.letters_plan_requested_text({ company: data.companyName, plan: data.planName }, { locale })}
      </Paragraph>
      {data.message && <Quote>{data.message}</Quote>}
      <Action href={linkTo(site, locale, `/manage-employer/${data.companyId}`)} locale={locale}>
        {m.letters_plan_requested_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: {
    name: 'Amira Haddad',
    companyName: 'Rawdat Engineering',
    companyId: '7f4a2c1e-0000-4000-8000-000000000000',
    planName: 'Premium',
    message: 'We open a second office in Lusail and need more openings.',
  },
});
