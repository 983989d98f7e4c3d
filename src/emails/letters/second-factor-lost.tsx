import { longMoment } from '#emails/dates.ts';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface SecondFactorLostData {
  name: string;
  /** Of the page that removes it, with its token; null for administrators, who ask a superadmin. */
  path: string | null;
  /** When the link begins to work. */
  from: Date | null;
}

export const secondFactorLost = defineLetter<SecondFactorLostData>({
  subject: (_data, locale) => m.letters_second_factor_lost_subject({}, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_second_factor_lost_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>
        {data.from
          ? m.letters_second_factor_lost_text({ date: longMoment(data.from, locale) }, { locale })
          : m.letters_second_factor_lost_admin({}, { locale })}
      </Paragraph>
      <Paragraph>{m.letters_second_factor_lost_stop({}, { locale })}</Paragraph>
      {data.path && (
        <Action href={linkTo(site, locale, data.path)} locale={locale}>
          {m.letters_second_factor_lost_button({}, { locale })}
        </Action>
      )}
    </Layout>
  ),
  preview: {
    name: 'Amira Haddad',
    path: '/second-step-recovery?token=preview',
    from: new Date('2026-11-14T11:05:00Z'),
  },
});
