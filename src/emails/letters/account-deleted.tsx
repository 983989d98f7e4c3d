import { Layout } from '#emails/layout.tsx';
import { defineLetter } from '#emails/letter.ts';
import { Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface AccountDeletedData {
  name: string;
}

export const accountDeleted = defineLetter<AccountDeletedData>({
  subject: (_data, locale) => m.letters_account_deleted_subject({}, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_account_deleted_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_account_deleted_text({}, { locale })}</Paragraph>
    </Layout>
  ),
  preview: { name: 'Amira Haddad' },
});
