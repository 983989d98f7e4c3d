import { InterviewFacts, type InterviewLetterData, previewInterview } from '#emails/interview-facts.tsx';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Note, Paragraph, TextLink } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface InterviewInvitationData extends InterviewLetterData {
  /** `offered`: several times to choose from. */
  kind: 'invited' | 'offered' | 'moved';
  /** The page on which the candidate answers without signing in. */
  path: string;
}

/** To the candidate: the time of an interview, a new one, or several to choose from. */
export const interviewInvitation = defineLetter<InterviewInvitationData>({
  subject: ({ kind, title }, locale) => words[kind].subject({ title }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => {
    const { kind, title, path } = data;
    const company = data.companyName ?? m.letters_hidden_company({}, { locale });
    const answer = (way: string) => linkTo(site, locale, `${path}&answer=${way}`);
    return (
      <Layout
        locale={locale}
        site={site}
        title={words[kind].title({ title }, { locale })}
        name={data.name}
        unsubscribePath={unsubscribePath}
      >
        <Paragraph>{words[kind].text({ company, title }, { locale })}</Paragraph>
        <InterviewFacts data={data} locale={locale} />
        <Action href={linkTo(site, locale, path)} locale={locale}>
          {kind === 'offered'
            ? m.letters_interview_choose({}, { locale })
            : m.letters_interview_confirm({}, { locale })}
        </Action>
        <Paragraph>
          <TextLink href={answer('propose')}>{m.letters_interview_propose({}, { locale })}</TextLink>
        </Paragraph>
        <Paragraph>
          <TextLink href={answer('decline')}>{m.letters_interview_decline({}, { locale })}</TextLink>
        </Paragraph>
        <Note>{m.letters_interview_link_note({}, { locale })}</Note>
      </Layout>
    );
  },
  preview: { ...previewInterview, kind: 'invited', path: '/interview?token=preview' },
});

const words = {
  invited: {
    subject: m.letters_interview_invited_subject,
    title: m.letters_interview_invited_title,
    text: m.letters_interview_invited_text,
  },
  offered: {
    subject: m.letters_interview_offered_subject,
    title: m.letters_interview_offered_title,
    text: m.letters_interview_offered_text,
  },
  moved: {
    subject: m.letters_interview_moved_subject,
    title: m.letters_interview_moved_title,
    text: m.letters_interview_moved_text,
  },
};
