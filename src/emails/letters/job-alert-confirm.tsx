import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Note, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface JobAlertConfirmData {
  /** The name of the search. */
  search: string;
  path: string;
  days: number;
}

/** To an address that asked for a job alert: nothing more is sent before this was answered. */
export const jobAlertConfirm = defineLetter<JobAlertConfirmData>({
  subject: ({ search }, locale) => m.letters_job_alert_confirm_subject({ search }, { locale }),
  Body: ({ data: { search, path, days }, locale, site }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_job_alert_confirm_subject({ search }, { locale })}
      why={m.letters_why_asked({ product: m.product_name({}, { locale }) }, { locale })}
    >
      <Paragraph>{m.letters_job_alert_confirm_text({ search }, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, path)} locale={locale}>
        {m.letters_job_alert_confirm_button({}, { locale })}
      </Action>
      <Note>{m.letters_job_alert_confirm_ignore({ days }, { locale })}</Note>
    </Layout>
  ),
  preview: { search: 'Nurse · Doha', path: '/job-alerts?token=preview', days: 7 },
});
