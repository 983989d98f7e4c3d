import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { OpeningLines } from '#emails/opening-lines.tsx';
import { Action, Note, TextLink } from '#emails/parts.tsx';
import { m } from '#texts/messages.js';
import type { JobAlertData } from './job-alert.tsx';

/** To a candidate, once a week: new openings of the desired jobs. */
export const jobsForYou = defineLetter<JobAlertData>({
  topic: 'new_jobs',
  subject: ({ count }, locale) => m.letters_jobs_for_you_subject({ count }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_jobs_for_you_subject({ count: data.count }, { locale })}
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
          {m.letters_jobs_for_you_change_link({}, { locale })}
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
    changePath: '/candidate-settings#notifications',
  },
});
