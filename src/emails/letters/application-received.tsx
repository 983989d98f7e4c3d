import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Facts, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface ApplicationReceivedData {
  name: string;
  title: string;
  /** Left out where the opening hides its company. */
  companyName?: string;
}

export const applicationReceived = defineLetter<ApplicationReceivedData>({
  subject: (data, locale) => m.letters_application_received_subject({ title: data.title }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_application_received_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>
        {m.letters_application_received_text(
          { company: data.companyName ?? m.letters_hidden_company({}, { locale }) },
          { locale },
        )}
      </Paragraph>
      <Facts
        facts={[
          [m.letters_fact_opening({}, { locale }), data.title],
          [m.letters_fact_company({}, { locale }), data.companyName],
        ]}
      />
      <Action href={linkTo(site, locale, '/candidate-dashboard')} locale={locale}>
        {m.letters_application_received_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: { name: 'Amira Haddad', title: 'Senior Structural Engineer', companyName: 'Rawdat Engineering' },
});
