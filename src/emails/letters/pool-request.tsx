import { longDate } from '#emails/dates.ts';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph, Quote } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface PoolRequestData {
  name: string;
  companyName: string;
  /** The opening that the company invites to; without one it asks for an update of the profile. */
  title: string | undefined;
  message: string | undefined;
  expiresAt: Date;
}

/** To a candidate of the talent pool: a company invites to an opening, or asks for an update of the profile. */
export const poolRequest = defineLetter<PoolRequestData>({
  subject: ({ companyName: company, title }, locale) =>
    title === undefined
      ? m.letters_pool_update_subject({ company }, { locale })
      : m.letters_pool_invitation_subject({ company, title }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => {
    const { companyName: company, title, message, expiresAt } = data;
    const date = longDate(expiresAt, locale);
    return (
      <Layout
        locale={locale}
        site={site}
        title={
          title === undefined
            ? m.letters_pool_update_title({ company }, { locale })
            : m.letters_pool_invitation_title({ company }, { locale })
        }
        name={data.name}
        unsubscribePath={unsubscribePath}
      >
        <Paragraph>
          {title === undefined
            ? m.letters_pool_update_text({ company }, { locale })
            : m.letters_pool_invitation_text({ company, title }, { locale })}
        </Paragraph>
        {message ? <Quote>{message}</Quote> : null}
        <Action href={linkTo(site, locale, '/candidate-dashboard')} locale={locale}>
          {m.letters_pool_request_button({}, { locale })}
        </Action>
        <Paragraph>{m.letters_pool_request_life({ date }, { locale })}</Paragraph>
        <Paragraph>{m.letters_pool_request_why({}, { locale })}</Paragraph>
      </Layout>
    );
  },
  preview: {
    name: 'Amira Haddad',
    companyName: 'Rawdat Engineering',
    title: 'Senior Structural Engineer',
    message: 'Your work on the metro is what we look for.',
    expiresAt: new Date('2026-12-22T09:00:00Z'),
  },
});
