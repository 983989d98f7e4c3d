import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { type FoundOpenings, OpeningLines } from '#emails/opening-lines.tsx';
import { Action, Note, TextLink } from '#emails/parts.tsx';
import { m } from '#texts/messages.js';

export interface JobAlertData extends FoundOpenings {
  /** Of an account. */
  name?: string | undefined;
  /** The name of the search. */
  search: string;
  /** The search itself. */
  path: string;
  /** Where the alert is changed, paused or deleted. */
  changePath: string;
}

/** To whoever keeps an alert: the new openings that fit. */
export const jobAlert = defineLetter<JobAlertData>({
  topic: 'job_alerts',
  subject: ({ search, count }, locale) => m.letters_job_alert_subject({ search, count }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_job_alert_subject({ search: data.search, count: data.count }, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <OpeningLines {...data} locale={locale} site={site} />
      <Action href={linkTo(site, locale, data.path)} locale={locale}>
        {m.letters_job_alert_button({}, { locale })}
      </Action>
      <Note>
        {m.letters_job_alert_change({}, { locale })}{' '}
        <TextLink href={linkTo(site, locale, data.changePath)}>
          {m.letters_job_alert_change_link({}, { locale })}
        </TextLink>
      </Note>
    </Layout>
  ),
  preview: {
    name: 'Omar Farouk',
    search: 'Nurse · Doha',
    count: 14,
    openings: [
      { title: 'ICU Nurse', place: 'Rawdah Hospital · Doha', path: '/job/1' },
      { title: 'School Nurse', place: 'Doha', path: '/job/2' },
    ],
    path: '/jobs-pool?job_title=Nurse&city=Doha',
    changePath: '/candidate-settings#job-alerts',
  },
});
