import { longDate } from '#emails/dates.ts';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface AccountInactiveData {
  name: string;
  /** How long nobody was there. */
  months: number;
  erasedOn: Date;
}

/** To a candidate who was not there for long, twice before the account is erased. */
export const accountInactive = defineLetter<AccountInactiveData>({
  subject: (data, locale) =>
    m.letters_account_inactive_subject({ date: longDate(data.erasedOn, locale) }, { locale }),
  Body: ({ data, locale, site }) => {
    const date = longDate(data.erasedOn, locale);
    return (
      <Layout
        locale={locale}
        site={site}
        title={m.letters_account_inactive_subject({ date }, { locale })}
        name={data.name}
      >
        <Paragraph>{m.letters_account_inactive_text({ date, months: data.months }, { locale })}</Paragraph>
        <Paragraph>{m.letters_account_inactive_keep({}, { locale })}</Paragraph>
        <Action href={linkTo(site, locale, '/login')} locale={locale}>
          {m.letters_account_inactive_button({}, { locale })}
        </Action>
      </Layout>
    );
  },
  preview: { name: 'Amira Haddad', months: 24, erasedOn: new Date('2026-12-23T09:00:00Z') },
});
