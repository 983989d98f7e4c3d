import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface TrialEndedData {
  name: string;
  companyName: string;
}

export const trialEnded = defineLetter<TrialEndedData>({
  subject: (data, locale) => m.letters_trial_ended_subject({ company: data.companyName }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_trial_ended_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_trial_ended_text({ company: data.companyName }, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, '/plans')} locale={locale}>
        {m.letters_trial_plans_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: { name: 'Yousef Al-Marri', companyName: 'Rawdat Engineering' },
});
