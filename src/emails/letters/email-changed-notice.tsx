import { longMoment } from '#emails/dates.ts';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Facts, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface EmailChangedNoticeData {
  name: string;
  /** Shortened: the old address may belong to somebody else by now. */
  maskedNewEmail: string;
  changedAt: Date;
}

export const emailChangedNotice = defineLetter<EmailChangedNoticeData>({
  subject: (_data, locale) => m.letters_email_changed_notice_subject({}, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_email_changed_notice_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>
        {m.letters_email_changed_notice_text({ new_email: data.maskedNewEmail }, { locale })}
      </Paragraph>
      <Facts facts={[[m.letters_fact_date({}, { locale }), longMoment(data.changedAt, locale)]]} />
      <Paragraph>{m.letters_not_you({}, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, '/login')} locale={locale}>
        {m.letters_change_password({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: {
    name: 'Amira Haddad',
    maskedNewEmail: 'a…@example.com',
    changedAt: new Date('2026-11-12T11:05:00Z'),
  },
});
