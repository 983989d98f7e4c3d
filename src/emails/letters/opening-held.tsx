import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph, Quote } from '#emails/parts.tsx';
import { m } from '#texts/messages.js';

export interface OpeningHeldData {
  name: string;
  title: string;
  /** Of the opening's page. */
  path: string;
  /** In the administrator's words. */
  reason: string;
}

export const openingHeld = defineLetter<OpeningHeldData>({
  subject: (data, locale) => m.letters_opening_held_subject({ title: data.title }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_opening_held_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_opening_held_text({ title: data.title }, { locale })}</Paragraph>
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
  },
});
