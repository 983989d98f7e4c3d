import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface OpeningClosedToApplicantsData {
  name: string;
  title: string;
  /** Left out where the opening hides its company. */
  companyName?: string;
}

export const openingClosedToApplicants = defineLetter<OpeningClosedToApplicantsData>({
  subject: (data, locale) =>
    m.letters_opening_closed_to_applicants_subject({ title: data.title }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_opening_closed_to_applicants_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>
        {m.letters_opening_closed_to_applicants_text(
          { company: data.companyName ?? m.letters_hidden_company({}, { locale }), title: data.title },
          { locale },
        )}
      </Paragraph>
      <Action href={linkTo(site, locale, '/jobs-pool')} locale={locale}>
        {m.letters_opening_closed_to_applicants_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: { name: 'Amira Haddad', title: 'Senior Structural Engineer', companyName: 'Rawdat Engineering' },
});
