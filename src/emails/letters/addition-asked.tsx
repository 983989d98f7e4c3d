import { productName } from '#domain/product.ts';
import { longDate } from '#emails/dates.ts';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Facts, Note, Paragraph } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface AdditionAskedData {
  name: string;
  title: string;
  /** Named here also where the opening hides it: whoever stores somebody's data says who they are. */
  companyName: string;
  /** The member who added them, where still there. */
  by?: string;
  email: string;
  phone: string;
  referredBy: string;
  hasCv: boolean;
  hasNote: boolean;
  /** The page with the yes and the no. */
  path: string;
  /** Without an answer by then it is erased. */
  until: Date;
  isReminder: boolean;
}

/** To somebody whom a company added by hand as an applicant: what it stores, and the question whether they apply. */
export const additionAsked = defineLetter<AdditionAskedData>({
  subject: ({ title, companyName: company, isReminder }, locale) =>
    isReminder
      ? m.letters_addition_asked_subject_again({ title, company }, { locale })
      : m.letters_addition_asked_subject({ title, company }, { locale }),
  Body: ({ data, locale, site }) => {
    const { title, companyName: company, by, until } = data;
    const date = longDate(until, locale);
    return (
      <Layout
        locale={locale}
        site={site}
        title={m.letters_addition_asked_title({ title }, { locale })}
        name={data.name}
        why={m.letters_addition_asked_why({ product: productName, company }, { locale })}
      >
        <Paragraph>
          {by
            ? m.letters_addition_asked_text({ by, company, title }, { locale })
            : m.letters_addition_asked_text_company({ company, title }, { locale })}
        </Paragraph>
        <Paragraph>{m.letters_addition_asked_choice({}, { locale })}</Paragraph>
        <Action href={linkTo(site, locale, data.path)} locale={locale}>
          {m.letters_addition_asked_button({}, { locale })}
        </Action>
        <Paragraph>{m.letters_addition_asked_stored({ company }, { locale })}</Paragraph>
        <Facts
          facts={[
            [m.letters_fact_opening({}, { locale }), title],
            [m.letters_fact_company({}, { locale }), company],
            [m.letters_addition_asked_name({}, { locale }), data.name],
            [m.letters_addition_asked_email({}, { locale }), data.email],
            [m.letters_addition_asked_phone({}, { locale }), data.phone],
            [m.letters_addition_asked_referred_by({}, { locale }), data.referredBy],
            [
              m.letters_addition_asked_cv({}, { locale }),
              data.hasCv && m.letters_addition_asked_cv_there({}, { locale }),
            ],
            [
              m.letters_addition_asked_note({}, { locale }),
              data.hasNote && m.letters_addition_asked_note_there({}, { locale }),
            ],
          ]}
        />
        <Note>{m.letters_addition_asked_until({ date }, { locale })}</Note>
      </Layout>
    );
  },
  preview: {
    name: 'Amira Haddad',
    title: 'Senior Structural Engineer',
    companyName: 'Rawdat Engineering',
    by: 'Huda Salem',
    email: 'amira@example.com',
    phone: '+974 55123456',
    referredBy: 'Yousef Karim',
    hasCv: true,
    hasNote: true,
    path: '/added-application?token=preview',
    until: new Date('2026-12-21T09:00:00Z'),
    isReminder: false,
  },
});
