import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface SavedOpeningClosingData {
  name: string;
  title: string;
  /** Undefined where the opening hides it. */
  companyName: string | undefined;
  days: number;
  path: string;
}

/** To a candidate who keeps an opening and has not applied: its last day is near. */
export const savedOpeningClosing = defineLetter<SavedOpeningClosingData>({
  topic: 'job_updates',
  subject: ({ title, days }, locale) => m.letters_saved_closing_subject({ title, days }, { locale }),
  Body: ({ data: { name, title, companyName, days, path }, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_saved_closing_subject({ title, days }, { locale })}
      name={name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>
        {companyName
          ? m.letters_saved_closing_text({ title, company: companyName }, { locale })
          : m.letters_saved_closing_text_hidden({ title }, { locale })}
      </Paragraph>
      <Action href={linkTo(site, locale, path)} locale={locale}>
        {m.letters_saved_closing_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: {
    name: 'Omar Farouk',
    title: 'ICU Nurse',
    companyName: 'Rawdah Hospital',
    days: 2,
    path: '/job/1',
  },
});
