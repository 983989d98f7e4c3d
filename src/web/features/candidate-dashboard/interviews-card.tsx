import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnApplication } from '#contract/application-responses.ts';
import type { OwnInterview } from '#contract/interview-responses.ts';
import { videoQuestionsPath } from '#domain/job-openings/opening-address.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { Loading, SkeletonText } from '#web/design/data/skeleton.tsx';
import { StatusBadge } from '#web/design/data/status-badge.tsx';
import { ownApplicationsQuery } from '#web/features/applications/calls.ts';
import { AddToCalendar } from '#web/features/interviews/add-to-calendar.tsx';
import { InterviewBadge } from '#web/features/interviews/interview-badge.tsx';
import { BothTimes, timesOf } from '#web/features/interviews/interview-times.tsx';
import { FailedState } from '#web/features/shell/failed-state.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { ownZone } from '#web/moments.ts';
import '#web/features/interviews/interviews.css';

/**
 * Interviews that are to come and that have been, and below the first the video questions that wait for an answer; what
 * the page has asked for already does not stand here again.
 */
export function InterviewsCard({ told = [] }: { told?: readonly string[] }) {
  const [isPast, setPast] = useState(false);
  const own = useQuery(query.interviews.own.queryOptions());
  const applications = useInfiniteQuery(ownApplicationsQuery());
  const unfinished =
    applications.data?.data.filter(({ id, videos_missing }) => videos_missing > 0 && !told.includes(id)) ??
    [];
  const listed = own.data?.data[isPast ? 'past' : 'upcoming'];
  const shown = listed?.filter(({ id }) => !told.includes(id));
  const isEmpty = shown?.length === 0 && (isPast || unfinished.length === 0);
  return (
    <Card as="section" className="dash-card" aria-labelledby="own-interviews">
      <header className="dash-head">
        <h2 id="own-interviews">{m.candidates_interviews()}</h2>
        <div className="dash-switch">
          <button type="button" aria-pressed={!isPast} onClick={() => setPast(false)}>
            {m.candidates_interviews_upcoming()}
          </button>
          <button type="button" aria-pressed={isPast} onClick={() => setPast(true)}>
            {m.candidates_interviews_past()}
          </button>
        </div>
      </header>
      {own.error && <FailedState error={own.error} onRetry={() => void own.refetch()} />}
      {own.isPending && (
        <Loading>
          <div className="dash-row">
            <SkeletonText lines={2} />
          </div>
        </Loading>
      )}
      {isEmpty && (
        <p className="dash-row" role="status">
          {emptyText(isPast, listed?.length !== 0)}
        </p>
      )}
      {shown && !isEmpty && (
        <ul>
          {shown.map((interview) => (
            <InterviewItem key={interview.id} interview={interview} />
          ))}
          {!isPast &&
            unfinished.map((application) => (
              <UnfinishedItem key={application.id} application={application} />
            ))}
        </ul>
      )}
    </Card>
  );
}

function emptyText(isPast: boolean, isToldAbove: boolean): string {
  if (isToldAbove) return m.candidates_interviews_above();
  return isPast ? m.candidates_interviews_no_past() : m.candidates_interviews_no_upcoming();
}

function InterviewItem({ interview }: { interview: OwnInterview }) {
  const [first, ...others] = timesOf(interview);
  return (
    <li className="dash-row own-interview">
      <div className="own-interview-head">
        <h3>
          <PageLink to={`/interview?id=${interview.id}`}>{interview.job.title}</PageLink>
        </h3>
        <InterviewBadge interview={interview} />
      </div>
      <p className="field-help">{interview.company?.name ?? m.candidates_company_hidden()}</p>
      {first && <BothTimes times={first} zone={ownZone()} other={interview.timezone} />}
      {others.length > 0 && (
        <p className="small muted">{m.interviews_several({ number: others.length + 1 })}</p>
      )}
      <AddToCalendar interview={interview} named={{ id: interview.id }} />
      {interview.can_answer && interview.status === 'Scheduled' && (
        <PageLink to={`/interview?id=${interview.id}`} className="btn btn-sm own-interview-act">
          {m.interviews_answer_now()}
        </PageLink>
      )}
    </li>
  );
}

/** Video questions that still wait for an answer. */
function UnfinishedItem({ application }: { application: OwnApplication }) {
  const { job, company, videos_missing } = application;
  return (
    <li className="dash-row own-interview">
      <div className="own-interview-head">
        <h3>{job.title}</h3>
        <StatusBadge tone="wait">{m.candidates_interviews_videos_waiting()}</StatusBadge>
      </div>
      <p className="field-help">{company?.name ?? m.candidates_company_hidden()}</p>
      <PageLink to={videoQuestionsPath(job.id)}>
        {m.candidates_application_videos({ count: videos_missing })}
      </PageLink>
    </li>
  );
}
