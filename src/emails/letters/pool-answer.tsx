import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph, Quote } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface PoolAnswerData {
  name: string;
  candidateName: string;
  title: string | undefined;
  status: 'Accepted' | 'Done' | 'Declined';
  /** What the candidate wrote with it. */
  answer: string | undefined;
  path: string;
}

/** To the member who invited a candidate or asked for an update: the answer. */
export const poolAnswer = defineLetter<PoolAnswerData>({
  subject: ({ candidateName: candidate, title, status }, locale) =>
    words(status, title).subject({ candidate }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => {
    const { candidateName: candidate, title, status, answer, path } = data;
    return (
      <Layout
        locale={locale}
        site={site}
        title={words(status, title).subject({ candidate }, { locale })}
        name={data.name}
        unsubscribePath={unsubscribePath}
      >
        <Paragraph>{words(status, title).text({ candidate, title: title ?? '' }, { locale })}</Paragraph>
        {answer ? <Quote>{answer}</Quote> : null}
        <Action href={linkTo(site, locale, path)} locale={locale}>
          {m.letters_pool_open_profile({}, { locale })}
        </Action>
      </Layout>
    );
  },
  preview: {
    name: 'Huda Salem',
    candidateName: 'Amira Haddad',
    title: 'Senior Structural Engineer',
    status: 'Accepted',
    answer: 'I will send my application tonight.',
    path: '/user/candidate/preview',
  },
});

function words(status: PoolAnswerData['status'], title: string | undefined) {
  if (status === 'Accepted')
    return { subject: m.letters_pool_accepted_subject, text: m.letters_pool_accepted_text };
  if (status === 'Done') return { subject: m.letters_pool_done_subject, text: m.letters_pool_done_text };
  return title === undefined
    ? { subject: m.letters_pool_update_declined_subject, text: m.letters_pool_update_declined_text }
    : { subject: m.letters_pool_declined_subject, text: m.letters_pool_declined_text };
}
