import { type OpeningCount, OpeningCounts, sumOf } from '#emails/application-mail.tsx';
import { Layout } from '#emails/layout.tsx';
import { defineLetter } from '#emails/letter.ts';
import { Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface ApplicationsDailyData {
  name: string;
  companyName: string;
  /** Most applications first. */
  openings: OpeningCount[];
}

export const applicationsDaily = defineLetter<ApplicationsDailyData>({
  topic: 'applications',
  subject: (data, locale) =>
    m.letters_applications_daily_subject({ count: sumOf(data.openings) }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_applications_daily_subject({ count: sumOf(data.openings) }, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_applications_daily_text({ company: data.companyName }, { locale })}</Paragraph>
      <OpeningCounts openings={data.openings} path="/job_application/list" site={site} locale={locale} />
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
