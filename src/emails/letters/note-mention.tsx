import { ApplicationMailNote } from '#emails/application-mail.tsx';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Facts, Quote } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface NoteMentionData {
  name: string;
  /** Who wrote the note. */
  by: string;
  title: string;
  note: string;
  /** Of the application. */
  path: string;
}

/** To a member whom a colleague named in a note; it does not say whose application it is. */
export const noteMention = defineLetter<NoteMentionData>({
  topic: 'mentions',
  subject: (data, locale) => m.letters_note_mention_subject({ by: data.by, title: data.title }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_note_mention_title({ by: data.by }, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Quote>{data.note}</Quote>
      <Facts facts={[[m.letters_fact_opening({}, { locale }), data.title]]} />
      <Action href={linkTo(site, locale, data.path)} locale={locale}>
        {m.letters_application_new_button({}, { locale })}
      </Action>
      <ApplicationMailNote site={site} locale={locale} />
    </Layout>
  ),
  preview: {
    name: 'Yousef Al-Marri',
    by: 'Huda Salem',
    title: 'Senior Structural Engineer',
    note: '@Yousef Al-Marri the second video answer is worth a look.',
    path: '/job_application/list/details?id=preview',
  },
});
