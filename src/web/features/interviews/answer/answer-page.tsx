import { useQuery } from '@tanstack/react-query';
import type { InterviewInvitation } from '#contract/interview-responses.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Facts } from '#web/design/data/facts.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Skeleton } from '#web/design/data/skeleton.tsx';
import { InterviewBadge } from '#web/features/interviews/interview-badge.tsx';
import { BothTimes, timesOf } from '#web/features/interviews/interview-times.tsx';
import { PlaceText, typeTexts } from '#web/features/interviews/place-text.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { ownZone } from '#web/moments.ts';
import { readFailure } from '#web/refusal.ts';
import { AnswerForm } from './answer-form.tsx';
import '#web/features/interviews/interviews.css';
import './answer.css';

export type AnswerWay = 'confirm' | 'decline' | 'propose';

/** Who answers: the token of a letter, or the id of an own interview. */
export interface AnswerNames {
  token?: string;
  id?: string;
}

/** `/interview`: what is offered, and the candidate's answer; looking at it changes nothing. */
export function AnswerPage({ named, way }: { named: AnswerNames; way?: AnswerWay }) {
  const { data, error } = useQuery(query.interviews.invitation.queryOptions({ input: named, retry: false }));
  if (error) {
    return (
      <div className="card card-pad-lg interview-answer">
        <h1>{m.interviews_gone()}</h1>
        <Notice tone="no" role="alert">
          {readFailure(error).message} <PageLink to="/candidate-dashboard">{m.interviews_own()}</PageLink>
        </Notice>
      </div>
    );
  }
  if (!data) return <Skeleton height={420} width="100%" />;
  const interview = data.data;
  return (
    <article className="card card-pad-lg interview-answer">
      <header className="stack">
        <p>
          <InterviewBadge interview={interview} />
        </p>
        <h1>{m.interviews_answer_title({ title: interview.job.title })}</h1>
        <p className="muted">{interview.company?.name ?? m.interviews_hidden()}</p>
      </header>
      <Particulars interview={interview} />
      <Standing interview={interview} />
      {interview.can_answer && (
        <AnswerForm key={interview.status} interview={interview} named={named} way={way} />
      )}
    </article>
  );
}

function Particulars({ interview }: { interview: InterviewInvitation }) {
  const { type, place, interviewers, message, timezone } = interview;
  const times = timesOf(interview);
  // Where there is a choice, the times stand in it and nowhere else.
  const isChosenBelow = interview.can_answer && times.length > 1;
  return (
    <Facts
      layout="beside"
      facts={[
        [
          m.interviews_when(),
          isChosenBelow
            ? null
            : times.map((one) => (
                <BothTimes key={one.starts_at} times={one} zone={ownZone()} other={timezone} />
              )),
        ],
        [typeTexts[type](), <PlaceText key="place" type={type} place={place} />],
        [m.interviews_interviewers(), interviewers.join(', ')],
        [m.interviews_their_message(), message],
      ]}
    />
  );
}

/** What the last answer led to, in a sentence. */
function Standing({ interview }: { interview: InterviewInvitation }) {
  const { status, proposed_at, duration, timezone, cancel_message, is_incomplete } = interview;
  if (is_incomplete) return <Notice tone="wait">{m.interviews_own_incomplete()}</Notice>;
  if (status === 'Confirmed') return <Notice tone="ok">{m.interviews_own_confirmed()}</Notice>;
  if (status === 'Declined') return <Notice>{m.interviews_own_declined()}</Notice>;
  if (status === 'Completed')
    return (
      <Notice>
        {m.interviews_own_completed()}{' '}
        <PageLink to="/candidate-dashboard">{m.interviews_own_applications()}</PageLink>
      </Notice>
    );
  if (status === 'Cancelled')
    return (
      <Notice tone="no" title={m.interviews_own_cancelled()}>
        {cancel_message}
      </Notice>
    );
  if (status !== 'Proposed' || !proposed_at) return null;
  const ends_at = new Date(Date.parse(proposed_at) + duration * 60_000).toISOString();
  return (
    <Notice tone="info" title={m.interviews_own_proposed()}>
      <BothTimes times={{ starts_at: proposed_at, ends_at }} zone={ownZone()} other={timezone} />
    </Notice>
  );
}
