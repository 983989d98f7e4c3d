import { longMoment } from '#emails/dates.ts';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Facts, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface PasswordChangedData {
  name: string;
  changedAt: Date;
}

export const passwordChanged = defineLetter<PasswordChangedData>({
  subject: (_data, locale) => m.letters_password_changed_subject({}, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_password_changed_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_password_changed_text({}, { locale })}</Paragraph>
      <Facts facts={[[m.letters_fact_date({}, { locale }), longMoment(data.changedAt, locale)]]} />
      <Paragraph>{m.letters_not_you({}, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, '/login')} locale={locale}>
        {m.letters_change_password({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: { name: 'Amira Haddad', changedAt: new Date('2026-11-12T11:05:00Z') },
});
