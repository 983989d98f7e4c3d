import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Facts, Note, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/messages.js';
import { applicationMailPath } from './application-new.tsx';

export interface ApplicationsDailyData {
  name: string;
  companyName: string;
  /** Most applications first. */
  openings: { title: string; count: number }[];
}

export const applicationsDaily = defineLetter<ApplicationsDailyData>({
  isService: true,
  subject: (data, locale) => m.letters_applications_daily_subject({ count: sumOf(data) }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_applications_daily_subject({ count: sumOf(data) }, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_applications_daily_text({ company: data.companyName }, { locale })}</Paragraph>
      <Facts
        facts={data.openings.map(({ title, count }) => [
          title,
          m.letters_applications_daily_count({ count }, { locale }),
        ])}
      />
      <Action href={linkTo(site, locale, '/job_application/list')} locale={locale}>
        {m.letters_applications_daily_button({}, { locale })}
      </Action>
      <Note>
        {m.letters_application_mail_note({ address: linkTo(site, locale, applicationMailPath) }, { locale })}
      </Note>
    </Layout>
  ),
  preview: {
    name: 'Yousef Al-Marri',
    companyName: 'Rawdat Engineering',
    openings: [
      { title: 'Senior Structural Engineer', count: 4 },
      { title: 'Site Nurse', count: 1 },
    ],
  },
});

function sumOf({ openings }: ApplicationsDailyData): number {
  return openings.reduce((sum, { count }) => sum + count, 0);
}
