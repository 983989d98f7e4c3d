import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface ProfileIncompleteData {
  name: string;
  /** Of 100. */
  strength: number;
  path: string;
}

/** To a candidate whose profile is weak still, three days and two weeks after registering. */
export const profileIncomplete = defineLetter<ProfileIncompleteData>({
  topic: 'incomplete_profile',
  subject: (_data, locale) => m.letters_profile_incomplete_subject({}, { locale }),
  Body: ({ data: { name, strength, path }, locale, site, unsubscribePath }) => (
    <Layout
      locale={locale}
      site={site}
      title={m.letters_profile_incomplete_subject({}, { locale })}
      name={name}
      unsubscribePath={unsubscribePath}
    >
      <Paragraph>{m.letters_profile_incomplete_text({ strength }, { locale })}</Paragraph>
      <Action href={linkTo(site, locale, path)} locale={locale}>
        {m.letters_profile_incomplete_button({}, { locale })}
      </Action>
    </Layout>
  ),
  preview: { name: 'Omar Farouk', strength: 35, path: '/profile' },
});
