import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Note, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface WelcomeCandidateData {
  name: string;
}

export const welcomeCandidate = defineLetter<WelcomeCandidateData>({
  subject: (_data, locale) =>
    m.letters_welcome_candidate_subject({ product: m.product_name({}, { locale }) }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_welcome_candidate_title({}, { locale })}
      name={data.name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_welcome_candidate_text({}, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, '/profile')} locale={locale}>
        {m.letters_welcome_candidate_button({}, { locale })}
      </Action>
      <Note>{m.letters_welcome_candidate_never_pay({}, { locale })}</Note>
    </Layout>
  ),
  preview: { name: 'Amira Haddad' },
});
