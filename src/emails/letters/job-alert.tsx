import { Layout } from '#emails/layout.tsx';
import { defineLetter, type LetterProps, linkTo } from '#emails/letter.ts';
import { type FoundOpenings, OpeningLines } from '#emails/opening-lines.tsx';
import { Action, Note, TextLink } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

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
  Body: (props) => (
    <FoundLetter
      {...props}
      title={m.letters_job_alert_subject(
        { search: props.data.search, count: props.data.count },
        { locale: props.locale },
      )}
      changeLink={m.letters_job_alert_change_link({}, { locale: props.locale })}
    />
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

/** Openings that were found for somebody, and where that is changed. */
export function FoundLetter({
  data,
  locale,
  site,
  unsubscribePath,
  title,
  changeLink,
}: LetterProps<JobAlertData> & { title: string; changeLink: string }) {
  return (
    <Layout locale={locale} site={site} title={title} name={data.name} unsubscribePath={unsubscribePath}>
      <OpeningLines {...data} locale={locale} site={site} />
      <Action href={linkTo(site, locale, data.path)} locale={locale}>
        {m.letters_job_alert_button({}, { locale })}
      </Action>
      <Note>
        {m.letters_job_alert_change({}, { locale })}{' '}
        <TextLink href={linkTo(site, locale, data.changePath)}>{changeLink}</TextLink>
      </Note>
    </Layout>
  );
}
