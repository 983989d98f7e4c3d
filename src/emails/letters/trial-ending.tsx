import { longDate } from '#emails/dates.ts';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface TrialEndingData {
  name: string;
  companyName: string;
  daysLeft: number;
  endsOn: Date;
}

export const trialEnding = defineLetter<TrialEndingData>({
  subject: (data, locale) => m.letters_trial_ending_subject({ days: data.daysLeft }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_trial_ending_title({ date: longDate(data.endsOn, locale) }, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_trial_ending_text({ company: data.companyName }, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, '/plans')} locale={locale}>
        {m.letters_trial_plans_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: {
    name: 'Yousef Al-Marri',
    companyName: 'Rawdat Engineering',
    daysLeft: 7,
    endsOn: new Date('2026-12-12T20:59:59Z'),
  },
});
