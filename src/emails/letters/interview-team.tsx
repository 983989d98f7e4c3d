import { InterviewFacts, type InterviewLetterData, previewInterview } from '#emails/interview-facts.tsx';
import { Layout } from '#emails/layout.tsx';
import { defineLetter, linkTo } from '#emails/letter.ts';
import { Action, Paragraph, Quote } from '#emails/parts.tsx';
import { m } from '#texts/any-language.js';

export interface InterviewTeamData extends InterviewLetterData {
  kind:
    | 'scheduled'
    | 'moved'
    | 'cancelled'
    | 'confirmed'
    | 'declined'
    | 'proposed'
    | 'tomorrow'
    | 'soon'
    | 'scorecard';
  candidateName: string;
  /** What the candidate wrote with the answer. */
  candidateMessage?: string;
  path: string;
}

/** To interviewers and to who scheduled it: what became of an interview. */
export const interviewTeam = defineLetter<InterviewTeamData>({
  subject: ({ kind, candidateName, title }, locale) =>
    words[kind].subject({ candidate: candidateName, title }, { locale }),
  Body: ({ data, locale, site, unsubscribePath }) => {
    const { kind, title, path, candidateMessage } = data;
    const facts = { candidate: data.candidateName, title };
    return (
      <Layout
        locale={locale}
        site={site}
        title={words[kind].title(facts, { locale })}
        name={data.name}
        unsubscribePath={unsubscribePath}
      >
        <Paragraph>{words[kind].text(facts, { locale })}</Paragraph>
        {candidateMessage ? <Quote>{candidateMessage}</Quote> : null}
        <InterviewFacts data={data} locale={locale} />
        <Action href={linkTo(site, locale, path)} locale={locale}>
          {kind === 'scorecard'
            ? m.letters_interview_team_scorecard_open({}, { locale })
            : m.letters_interview_team_open({}, { locale })}
        </Action>
      </Layout>
    );
  },
  preview: {
    ...previewInterview,
    name: 'Huda Salem',
    candidateName: 'Amira Haddad',
    kind: 'proposed',
    candidateMessage: 'My shift ends at nine.',
    path: '/schedules?id=preview',
  },
});

const words = {
  scheduled: {
    subject: m.letters_interview_team_scheduled_subject,
    title: m.letters_interview_team_scheduled_subject,
    text: m.letters_interview_team_scheduled_text,
  },
  moved: {
    subject: m.letters_interview_team_moved_subject,
    title: m.letters_interview_team_moved_subject,
    text: m.letters_interview_team_moved_text,
  },
  cancelled: {
    subject: m.letters_interview_team_cancelled_subject,
    title: m.letters_interview_team_cancelled_subject,
    text: m.letters_interview_team_cancelled_text,
  },
  confirmed: {
    subject: m.letters_interview_team_confirmed_subject,
    title: m.letters_interview_team_confirmed_subject,
    text: m.letters_interview_team_confirmed_text,
  },
  declined: {
    subject: m.letters_interview_team_declined_subject,
    title: m.letters_interview_team_declined_subject,
    text: m.letters_interview_team_declined_text,
  },
  proposed: {
    subject: m.letters_interview_team_proposed_subject,
    title: m.letters_interview_team_proposed_subject,
    text: m.letters_interview_team_proposed_text,
  },
  tomorrow: {
    subject: m.letters_interview_team_tomorrow_subject,
    title: m.letters_interview_team_tomorrow_subject,
    text: m.letters_interview_team_near_text,
  },
  soon: {
    subject: m.letters_interview_team_soon_subject,
    title: m.letters_interview_team_soon_subject,
    text: m.letters_interview_team_near_text,
  },
  scorecard: {
    subject: m.letters_interview_team_scorecard_subject,
    title: m.letters_interview_team_scorecard_subject,
    text: m.letters_interview_team_scorecard_text,
  },
};
