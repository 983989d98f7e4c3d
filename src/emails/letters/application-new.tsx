import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Facts, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/messages.js';

export interface ApplicationNewData {
  name: string;
  candidateName: string;
  title: string;
  /** Of the application. */
  path: string;
}

export const applicationNew = defineLetter<ApplicationNewData>({
  isService: true,
  subject: (data, locale) => m.letters_application_new_subject({ title: data.title }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_application_new_title({ candidate: data.candidateName }, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_application_new_text({}, { locale })}</Paragraph>
      <Facts
        facts={[
          [m.letters_fact_candidate({}, { locale }), data.candidateName],
          [m.letters_fact_opening({}, { locale }), data.title],
        ]}
      />
      <Action href={linkTo(site, locale, data.path)} locale={locale}>
        {m.letters_application_new_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: {
    name: 'Yousef Al-Marri',
    candidateName: 'Amira Haddad',
    title: 'Senior Structural Engineer',
    path: '/job_application/list/details?id=preview',
  },
});
