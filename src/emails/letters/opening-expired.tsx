import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface OpeningExpiredData {
  name: string;
  title: string;
  /** Of the opening's form. */
  path: string;
}

export const openingExpired = defineLetter<OpeningExpiredData>({
  subject: (data, locale) => m.letters_opening_expired_subject({ title: data.title }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_opening_expired_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_opening_expired_text({ title: data.title }, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, data.path)} locale={locale}>
        {m.letters_opening_extend_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: {
    name: 'Yousef Al-Marri',
    title: 'Senior Structural Engineer',
    path: '/job_opening/preview',
  },
});
