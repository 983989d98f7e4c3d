import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Button, LinkButton } from '#web/design/button.tsx';
import { Facts } from '#web/design/data/facts.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Loading, SkeletonText } from '#web/design/data/skeleton.tsx';
import { Panel } from '#web/design/overlay/panel.tsx';
import { AddToCalendar } from '#web/features/interviews/add-to-calendar.tsx';
import { InterviewBadge } from '#web/features/interviews/interview-badge.tsx';
import { BothTimes, timesOf } from '#web/features/interviews/interview-times.tsx';
import { PlaceText, typeTexts } from '#web/features/interviews/place-text.tsx';
import { DrawerScorecards } from '#web/features/interviews/scorecards/scorecards.tsx';
import { FailedState } from '#web/features/shell/failed-state.tsx';
import { AskedList } from './asked-list.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { CompleteDialog } from './complete-dialog.tsx';
import { nameOf } from './entry-link.tsx';

/** One interview beside the calendar: what is known of it, and what can be done with it now. */
export function InterviewPanel({ id, zone, onClose }: { id?: string; zone: string; onClose(): void }) {
  const found = useQuery({
    ...query.interviews.get.queryOptions({ input: { id: id ?? '' } }),
    enabled: Boolean(id),
  });
  const [asks, setAsks] = useState<'cancel' | 'complete'>();
  const interview = id ? found.data?.data : undefined;
  return (
    <>
      <Panel
        key={id}
        open={id !== undefined}
        about=".entry[aria-current]"
        onClose={onClose}
        title={interview ? nameOf(interview) : m.interviews_one()}
        actions={interview && <Acts interview={interview} onAsk={setAsks} />}
      >
        {interview && <Details interview={interview} zone={zone} />}
        {found.error && <FailedState error={found.error} onRetry={() => void found.refetch()} />}
        {!interview && !found.error && (
          <Loading>
            <SkeletonText lines={6} />
          </Loading>
        )}
      </Panel>
      {interview && asks === 'cancel' && (
        <CancelDialog interview={interview} onClose={() => setAsks(undefined)} />
      )}
      {interview && asks === 'complete' && (
        <CompleteDialog interview={interview} onClose={() => setAsks(undefined)} />
      )}
    </>
  );
}

function Acts({
  interview,
  onAsk,
}: {
  interview: ReceivedInterview;
  onAsk(deed: 'cancel' | 'complete'): void;
}) {
  const { abilities, status } = interview;
  // What the candidate said waits for other times.
  const isAnswered = status === 'Declined' || status === 'Proposed';
  return (
    <>
      {abilities.cancel && (
        <Button variant="quiet" onClick={() => onAsk('cancel')}>
          {m.interviews_cancel()}
        </Button>
      )}
      {abilities.reschedule && (
        <LinkButton
          to="/schedules/new"
          search={{ id: interview.id }}
          variant={isAnswered && !abilities.complete ? 'primary' : 'default'}
        >
          {isAnswered ? m.interviews_offer_again() : m.interviews_reschedule()}
        </LinkButton>
      )}
      {abilities.complete && (
        <Button variant="primary" onClick={() => onAsk('complete')}>
          {m.interviews_complete()}
        </Button>
      )}
    </>
  );
}

function Details({ interview, zone }: { interview: ReceivedInterview; zone: string }) {
  const { candidate_message, cancel_message, message } = interview;
  return (
    <div className="stack">
      <p>
        <InterviewBadge interview={interview} />
      </p>
      {interview.asked_times.length > 0 && (
        <Notice tone="info" title={m.interviews_asked_for()}>
          <AskedList interview={interview} zone={zone} />
        </Notice>
      )}
      {candidate_message && (
        <blockquote className="interview-quote">
          <p className="interview-words" dir="auto">
            {candidate_message}
          </p>
        </blockquote>
      )}
      <Facts
        facts={[
          [
            timesOf(interview).length > 1 ? m.interviews_times() : m.interviews_when(),
            timesOf(interview).map((times) => (
              <BothTimes
                key={times.starts_at}
                times={times}
                zone={zone}
                other={interview.candidate.timezone}
              />
            )),
          ],
          [m.interviews_position(), interview.job.title],
          [
            typeTexts[interview.type](),
            <PlaceText key="place" type={interview.type} place={interview.place} />,
          ],
          [
            m.interviews_interviewers(),
            interview.interviewers.map(({ name }) => name).join(m.common_comma()) ||
              m.interviews_no_interviewers(),
          ],
          [m.interviews_message(), message],
          [m.interviews_cancel_message(), cancel_message],
        ]}
      />
      <AddToCalendar
        interview={interview}
        named={{ id: interview.id }}
        title={m.interviews_entry_team({ candidate: nameOf(interview), title: interview.job.title })}
      />
      <DrawerScorecards interview={interview} />
      <p>
        <Link to="/job_application/list/details" search={{ id: interview.application_id }}>
          {m.interviews_application()}
        </Link>
      </p>
    </div>
  );
}
