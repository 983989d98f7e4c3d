import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Facts, Note, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface VideoAnswersMissingData {
  name: string;
  title: string;
  /** Left out where the opening hides its company. */
  companyName?: string;
  missing: number;
  /** Of the questions. */
  path: string;
}

/** To a candidate whose video interview is not complete a day after applying, by the own switch. */
export const videoAnswersMissing = defineLetter<VideoAnswersMissingData>({
  topic: 'incomplete_interview',
  subject: (data, locale) => m.letters_video_missing_subject({ title: data.title }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_video_missing_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_video_missing_text({ count: data.missing }, { locale })}</Paragraph>
      <Facts
        facts={[
          [m.letters_fact_opening({}, { locale }), data.title],
          [m.letters_fact_company({}, { locale }), data.companyName],
        ]}
      />
      <Action href={linkTo(site, locale, data.path)} locale={locale}>
        {m.letters_video_missing_button({}, { locale })}
      </Action>
      <Note>
        {m.letters_video_missing_note({ address: linkTo(site, locale, '/candidate-settings') }, { locale })}
      </Note>
    </Layout>
  ),
  preview: {
    name: 'Amira Haddad',
    title: 'Senior Structural Engineer',
    companyName: 'Rawdat Engineering',
    missing: 2,
    path: '/job/question-answer/preview',
  },
});
