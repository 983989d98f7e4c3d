import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph, Quote } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface PoolProfileData {
  name: string;
  sender: string;
  candidateName: string;
  message: string | undefined;
  path: string;
}

/** To a member of the company: a colleague shares a profile. */
export const poolProfile = defineLetter<PoolProfileData>({
  subject: ({ sender, candidateName: candidate }, locale) =>
    m.letters_pool_profile_subject({ sender, candidate }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => {
    const { sender, candidateName: candidate, message, path } = data;
    return (
      <Layout
        locale={locale}
        site={site}
        title={m.letters_pool_profile_subject({ sender, candidate }, { locale })}
        name={data.name}
        unsubscribePath={unsubscribePath}
      >
        <Paragraph>{m.letters_pool_profile_text({ sender, candidate }, { locale })}</Paragraph>
        {message ? <Quote>{message}</Quote> : null}
        <Action href={linkTo(site, locale, path)} locale={locale}>
          {m.letters_pool_open_profile({}, { locale })}
        </Action>
      </Layout>
    );
  },
  preview: {
    name: 'Huda Salem',
    sender: 'Yousef Al-Marri',
    candidateName: 'Amira Haddad',
    message: 'What do you think?',
    path: '/user/candidate/preview',
  },
});
