import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { InterviewInvitation } from '#contract/interview-responses.ts';
import type { RefusedAnswer } from '#domain/interviews/refused-answers.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Facts } from '#web/design/data/facts.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { AddToCalendar } from '#web/features/interviews/add-to-calendar.tsx';
import { InterviewBadge } from '#web/features/interviews/interview-badge.tsx';
import { AskedTimes, BothTimes, timesOf } from '#web/features/interviews/interview-times.tsx';
import { PlaceText, typeTexts } from '#web/features/interviews/place-text.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { ownZone } from '#web/moments.ts';
import { AnswerForm } from './answer-form.tsx';
import type { AnswerNames, AnswerWay } from './answer-values.ts';
import '#web/features/interviews/interviews.css';
import './answer.css';

interface AnswerPageProps {
  /** What the server read. */
  loaded: InterviewInvitation;
  named: AnswerNames;
  way?: AnswerWay;
  refused?: RefusedAnswer;
}

/** `/interview`: what is offered, and the candidate's answer; looking at it changes nothing. */
export function AnswerPage({ loaded, named, way, refused }: AnswerPageProps) {
  const { data } = useQuery({
    ...query.interviews.invitation.queryOptions({ input: named, retry: false }),
    initialData: { status: 200, data: loaded },
  });
  const [answers, setAnswers] = useState(0);
  const standing = useRef<HTMLDivElement>(null);
  // What an answer led to stands above the form, which may be below the fold.
  useEffect(() => {
    if (answers > 0) standing.current?.focus();
  }, [answers]);
  const interview = data.data;
  const zone = useZone(interview);
  // What was just answered is no longer what the letter's link asked for.
  const asked = answers === 0 ? way : undefined;
  const form = interview.can_answer && (
    <AnswerForm
      key={`${interview.status} ${answers}`}
      interview={interview}
      named={named}
      way={asked}
      refused={answers === 0 ? refused : undefined}
      zone={zone}
      onAnswered={() => setAnswers((count) => count + 1)}
    />
  );
  return (
    <article className="card card-pad-lg interview-answer">
      <header className="stack">
        <p>
          <InterviewBadge interview={interview} />
        </p>
        <h1>{m.interviews_answer_title({ title: interview.job.title })}</h1>
        <p className="muted">{interview.company?.name ?? m.interviews_hidden()}</p>
      </header>
      <div ref={standing} tabIndex={-1} className="answer-standing">
        <Standing interview={interview} zone={zone} />
      </div>
      <InterviewFacts interview={interview} zone={zone} />
      <AddToCalendar interview={interview} named={named} />
      {form && interview.status !== 'Scheduled' ? (
        <details className="answer-change" key={answers} open={asked !== undefined || refused !== undefined}>
          <summary>{m.interviews_change_answer()}</summary>
          {form}
        </details>
      ) : (
        form
      )}
    </article>
  );
}

/** What a link shows that opens nothing, and an interview that is somebody else's. */
export function AnswerGone({ message }: { message: string }) {
  return (
    <div className="card card-pad-lg interview-answer">
      <h1>{m.interviews_gone()}</h1>
      <Notice tone="no" role="alert">
        {message}{' '}
        <PageLink to="/candidate-dashboard" className="answer-own">
          {m.interviews_own()}
        </PageLink>
      </Notice>
    </div>
  );
}

/** The zone of this browser; until it is known, and without scripts, the one that the product knows of the candidate. */
function useZone({ candidate_timezone, timezone }: InterviewInvitation): string {
  return useSyncExternalStore(neverChanges, ownZone, () => candidate_timezone ?? timezone);
}

const neverChanges = () => () => undefined;

function InterviewFacts({ interview, zone }: { interview: InterviewInvitation; zone: string }) {
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
            : times.map((one) => <BothTimes key={one.starts_at} times={one} zone={zone} other={timezone} />),
        ],
        [typeTexts[type](), <PlaceText key="place" type={type} place={place} />],
        [m.interviews_interviewers(), interviewers.join(m.common_comma())],
        [m.interviews_their_message(), message],
      ]}
    />
  );
}

/** What the last answer led to, in a sentence. */
function Standing({ interview, zone }: { interview: InterviewInvitation; zone: string }) {
  const { status, asked_times, timezone, cancel_message, is_incomplete } = interview;
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
  if (asked_times.length === 0) return null;
  return (
    <Notice tone="info" title={m.interviews_own_proposed()}>
      {asked_times.map((asked) => (
        <AskedTimes key={asked.starts_at} asked={asked} zone={zone} other={timezone} />
      ))}
    </Notice>
  );
}
