import { Layout } from '#emails/layout.tsx';
import { defineLetter } from '#emails/letter.ts';
import { Code, Note, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface ResetCodeData {
  name: string;
  code: string;
  minutes: number;
}

export const resetCode = defineLetter<ResetCodeData>({
  subject: (_data, locale) => m.letters_reset_code_subject({}, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_reset_code_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_reset_code_text({ minutes: data.minutes }, { locale })}</Paragraph>
      <Code>{data.code}</Code>
      <Note>{m.letters_reset_code_ignore({}, { locale })}</Note>
    </Layout>
  ),
  preview: { name: 'Amira Haddad', code: 'K7QM4XRT', minutes: 10 },
});
