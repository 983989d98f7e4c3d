import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph, Quote } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface OpeningHeldData {
  name: string;
  title: string;
  /** Of the opening's page. */
  path: string;
  /** In the administrator's words. */
  reason: string;
  /** False where it was not public yet, or paused: it may not be published. */
  wasPublic: boolean;
}

export const openingHeld = defineLetter<OpeningHeldData>({
  subject: ({ title, wasPublic }, locale) => texts(wasPublic).subject({ title }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={texts(data.wasPublic).title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{texts(data.wasPublic).text({ title: data.title }, { locale })}</Paragraph>
      <Quote>{data.reason}</Quote>
      <Action href={linkTo(site, locale, data.path)} locale={locale}>
        {m.letters_opening_held_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: {
    name: 'Yousef Al-Marri',
    title: 'Senior Structural Engineer',
    path: '/job_opening/preview',
    reason: 'Candidates report that they were asked to pay for a visa.',
    wasPublic: true,
  },
});

function texts(wasPublic: boolean) {
  return wasPublic
    ? {
        subject: m.letters_opening_held_subject,
        title: m.letters_opening_held_title,
        text: m.letters_opening_held_text,
      }
    : {
        subject: m.letters_opening_kept_subject,
        title: m.letters_opening_kept_title,
        text: m.letters_opening_kept_text,
      };
}
