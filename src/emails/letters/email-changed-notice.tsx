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
  /** By the directory of the company, which asks nobody: the new address counts at once. */
  isByCompany?: boolean;
}

export const emailChangedNotice = defineLetter<EmailChangedNoticeData>({
  subject: ({ isByCompany }, locale) =>
    isByCompany
      ? m.letters_email_changed_notice_title({}, { locale })
      : m.letters_email_changed_notice_subject({}, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_email_changed_notice_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>
        {(data.isByCompany ? m.letters_email_moved_text : m.letters_email_changed_notice_text)(
          { new_email: data.maskedNewEmail },
          { locale },
        )}
      </Paragraph>
      <Facts facts={[[m.letters_fact_date({}, { locale }), longMoment(data.changedAt, locale)]]} />
      {!data.isByCompany && (
        <>
          <Paragraph>{m.letters_not_you({}, { locale })}</Paragraph>
          <Action href={linkTo(site, locale, '/login')} locale={locale}>
            {m.letters_change_password({}, { locale })}
          </Action>
        </>
      )}
    </Layout>
  ),
  preview: {
    name: 'Amira Haddad',
    maskedNewEmail: 'a…@example.com',
    changedAt: new Date('2026-11-12T11:05:00Z'),
  },
});
