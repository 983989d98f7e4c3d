import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface AccountRestoredData {
  name: string;
}

export const accountRestored = defineLetter<AccountRestoredData>({
  subject: (_data, locale) => m.letters_account_restored_subject({}, { locale }),
  Body: ({ data, locale, site }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_account_restored_subject({}, { locale })}
      name={data.name}
    >
      <Paragraph>{m.letters_account_restored_text({}, { locale })}</Paragraph>

      <Action href={linkTo(site, locale, '/login')} locale={locale}>
        {m.letters_account_restored_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: { name: 'Amira Haddad' },
});
