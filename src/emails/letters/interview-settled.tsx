import { InterviewFacts, type InterviewLetterData, previewInterview } from '#emails/interview-facts.tsx';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph, Quote } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface InterviewSettledData extends InterviewLetterData {
  kind: 'confirmed' | 'declined' | 'cancelled' | 'tomorrow' | 'soon';
  /** What the company writes with a cancellation. */
  cancelMessage?: string;
  /** The page of the interview; none once it is off. */
  path?: string;
}

/** To the candidate: that an interview is certain, off, or near. */
export const interviewSettled = defineLetter<InterviewSettledData>({
  subject: ({ kind, title }, locale) => words[kind].subject({ title }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => {
    const { kind, title, path, cancelMessage } = data;
    const company = data.companyName ?? m.letters_hidden_company({}, { locale });
    return (
      <Layout
        locale={locale}
        site={site}
        title={words[kind].title({ title }, { locale })}
        name={data.name}
        unsubscribePath={unsubscribePath}
      >
        <Paragraph>{words[kind].text({ company, title }, { locale })}</Paragraph>
        {cancelMessage ? <Quote>{cancelMessage}</Quote> : null}
        <InterviewFacts data={data} locale={locale} />
        {path ? (
          <Action href={linkTo(site, locale, path)} locale={locale}>
            {m.letters_interview_open({}, { locale })}
          </Action>
        ) : null}
      </Layout>
    );
  },
  preview: { ...previewInterview, kind: 'confirmed', path: '/interview?token=preview' },
});

const words = {
  confirmed: {
    subject: m.letters_interview_confirmed_subject,
    title: m.letters_interview_confirmed_title,
    text: m.letters_interview_confirmed_text,
  },
  declined: {
    subject: m.letters_interview_declined_subject,
    title: m.letters_interview_declined_title,
    text: m.letters_interview_declined_text,
  },
  cancelled: {
    subject: m.letters_interview_cancelled_subject,
    title: m.letters_interview_cancelled_title,
    text: m.letters_interview_cancelled_text,
  },
  tomorrow: {
    subject: m.letters_interview_tomorrow_subject,
    title: m.letters_interview_tomorrow_title,
    text: m.letters_interview_near_text,
  },
  soon: {
    subject: m.letters_interview_soon_subject,
    title: m.letters_interview_soon_title,
    text: m.letters_interview_near_text,
  },
};
