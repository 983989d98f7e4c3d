import { longDate } from '#emails/dates.ts';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface OpeningExpiringData {
  name: string;
  title: string;
  expiresOn: Date;
  /** Of the opening's form. */
  path: string;
}

export const openingExpiring = defineLetter<OpeningExpiringData>({
  subject: (data, locale) =>
    m.letters_opening_expiring_subject(
      { title: data.title, date: longDate(data.expiresOn, locale) },
      { locale },
    ),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_opening_expiring_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_opening_expiring_text({ title: data.title }, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, data.path)} locale={locale}>
        {m.letters_opening_extend_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: {
    name: 'Yousef Al-Marri',
    title: 'Senior Structural Engineer',
    expiresOn: new Date('2026-12-12T20:59:59Z'),
    path: '/job_opening/preview',
  },
});
