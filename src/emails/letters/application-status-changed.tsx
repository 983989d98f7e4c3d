import type { ApplicationStatus } from '#domain/applications/applications.ts';
import type { Locale } from '#domain/locale.ts';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Facts, Paragraph, Quote } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface ApplicationStatusChangedData {
  name: string;
  title: string;
  /** Left out where the opening hides its company. */
  companyName?: string;
  status: ApplicationStatus;
  /** The company's own words in place of ours. */
  words?: string;
}

export const applicationStatusChanged = defineLetter<ApplicationStatusChangedData>({
  subject: (data, locale) => m.letters_application_status_changed_subject({ title: data.title }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => {
    const { title, text, button, path } = data.status === 'Rejected' ? refusal : news;
    const company = data.companyName ?? m.letters_hidden_company({}, { locale });
    return (
      <Layout
        locale={locale}
        site={site}
        title={title({}, { locale })}
        name={data.name}
        unsubscribePath={unsubscribePath}
      >
        {data.words ? (
          <>
            <Paragraph>{m.letters_application_status_changed_words({ company }, { locale })}</Paragraph>
            <Quote>{data.words}</Quote>
          </>
        ) : (
          <Paragraph>{text({ company }, { locale })}</Paragraph>
        )}
        <Facts
          facts={[
            [m.letters_fact_opening({}, { locale }), data.title],
            [m.letters_fact_company({}, { locale }), data.companyName],
            [m.letters_fact_status({}, { locale }), statusText(data.status, locale)],
          ]}
        />
        <Action href={linkTo(site, locale, path)} locale={locale}>
          {button({}, { locale })}
        </Action>
      </Layout>
    );
  },
  preview: {
    name: 'Amira Haddad',
    title: 'Senior Structural Engineer',
    companyName: 'Rawdat Engineering',
    status: 'Shortlisted',
    words: 'Your bridge designs impressed us.\nWe will call you this week.',
  },
});

const news = {
  title: m.letters_application_status_changed_title,
  text: m.letters_application_status_changed_text,
  button: m.letters_application_status_changed_button,
  path: '/candidate-dashboard',
};

const refusal = {
  title: m.letters_application_status_changed_title_rejected,
  text: m.letters_application_status_changed_text_rejected,
  button: m.letters_application_status_changed_button_rejected,
  path: '/jobs-pool',
};

const statusTexts = {
  Pending: m.letters_status_pending,
  Screened: m.letters_status_screened,
  Shortlisted: m.letters_status_shortlisted,
  Interviewed: m.letters_status_interviewed,
  Offered: m.letters_status_offered,
  Hired: m.letters_status_hired,
  'On Hold': m.letters_status_on_hold,
  Rejected: m.letters_status_rejected,
} satisfies Record<ApplicationStatus, unknown>;

function statusText(status: ApplicationStatus, locale: Locale): string {
  return statusTexts[status]({}, { locale });
}
