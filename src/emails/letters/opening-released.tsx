import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface OpeningReleasedData {
  name: string;
  title: string;
  /** Of the opening's page. */
  path: string;
  /** False where its company has not published it yet, or paused it. */
  isPublic: boolean;
}

export const openingReleased = defineLetter<OpeningReleasedData>({
  subject: ({ title, isPublic }, locale) => texts(isPublic).subject({ title }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={texts(data.isPublic).title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{texts(data.isPublic).text({ title: data.title }, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, data.path)} locale={locale}>
        {m.letters_opening_held_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: {
    name: 'Yousef Al-Marri',
    title: 'Senior Structural Engineer',
    path: '/job_opening/preview',
    isPublic: true,
  },
});

function texts(isPublic: boolean) {
  return isPublic
    ? {
        subject: m.letters_opening_released_subject,
        title: m.letters_opening_released_title,
        text: m.letters_opening_released_text,
      }
    : {
        subject: m.letters_opening_free_subject,
        title: m.letters_opening_free_title,
        text: m.letters_opening_free_text,
      };
}
