import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Facts, Paragraph, Quote } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface CompanyWritesData {
  name: string;
  title: string;
  /** Left out where the opening hides its company. */
  companyName?: string;
  /** The company's own, with its placeholders filled in. */
  subject: string;
  text: string;
}

/** What a company writes to several of its applicants at once. */
export const companyWrites = defineLetter<CompanyWritesData>({
  subject: (data) => data.subject,
  Body: ({ data, locale, site, unsubscribePath }) => {
    const company = data.companyName ?? m.letters_hidden_company({}, { locale });
    return (
      <Layout
        locale={locale}
        site={site}
        title={data.subject}
        name={data.name}
        unsubscribePath={unsubscribePath}
      >
        <Paragraph>{m.letters_application_status_changed_words({ company }, { locale })}</Paragraph>
        <Quote>{data.text}</Quote>
        <Facts
          facts={[
            [m.letters_fact_opening({}, { locale }), data.title],
            [m.letters_fact_company({}, { locale }), data.companyName],
          ]}
        />
        <Action href={linkTo(site, locale, '/candidate-dashboard')} locale={locale}>
          {m.letters_application_status_changed_button({}, { locale })}
        </Action>
      </Layout>
    );
  },
  preview: {
    name: 'Amira Haddad',
    title: 'Senior Structural Engineer',
    companyName: 'Rawdat Engineering',
    subject: 'Your application as Senior Structural Engineer',
    text: 'Thank you for your patience.\nWe read every application and write again next week.',
  },
});
