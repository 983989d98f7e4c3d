import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { calendarDate } from '#domain/time.ts';
import { placeOfZone } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { agoText } from '#web/ago-text.ts';
import { query } from '#web/api.ts';
import { Card } from '#web/design/data/card.tsx';
import { Loading, SkeletonText } from '#web/design/data/skeleton.tsx';
import { InterviewBadge } from '#web/features/interviews/interview-badge.tsx';
import { FailedState } from '#web/features/shell/failed-state.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { joined } from '#web/isolation.ts';
import { clockText, hoursText, isSameClock } from '#web/moments.ts';
import { useMinute } from '#web/use-minute.ts';
import './today-interviews.css';

/** The interviews of a company's day that are agreed on and not called off, in their order. */
export function useTodaysInterviews(zone: string, isOn: boolean) {
  const day = calendarDate(new Date(), zone);
  const input = { from: day, to: day, show: 20 };
  const found = useQuery(query.interviews.list.queryOptions({ input, enabled: isOn, staleTime: 0 }));
  const held = found.data?.data.data.flatMap((interview) => {
    const { status, starts_at, ends_at } = interview;
    const isHeld = starts_at && ends_at && status !== 'Cancelled' && status !== 'Declined';
    return isHeld ? [{ ...interview, starts_at, ends_at }] : [];
  });
  return {
    error: found.error,
    retry: () => void found.refetch(),
    interviews: held?.sort((one, other) => (one.starts_at < other.starts_at ? -1 : 1)),
  };
}

/** Today's interviews on the company's clock, and on the candidate's where it is another. */
export function TodayInterviews({
  day: { interviews, error, retry },
  zone,
}: {
  day: ReturnType<typeof useTodaysInterviews>;
  zone: string;
}) {
  const { locale } = useSurroundings();
  const now = useMinute().toISOString();
  /** Where the day stands: above what goes on or comes next; after the last one nothing is left to come. */
  const next = interviews?.find(({ ends_at }) => ends_at > now);
  return (
    <Card as="section" className="today" aria-labelledby="today-interviews">
      <div className="company-card-head">
        <h2 id="today-interviews">{m.companies_today_interviews()}</h2>
        <Link to="/schedules">{m.companies_today_week()}</Link>
      </div>
      {error && <FailedState error={error} onRetry={retry} />}
      {!interviews && !error && (
        <Loading>
          <SkeletonText lines={3} />
        </Loading>
      )}
      {interviews?.length === 0 && <p className="today-none muted">{m.companies_today_none()}</p>}
      <ul>
        {interviews?.map((interview) => {
          const { candidate, starts_at, ends_at, interviewers, job } = interview;
          const theirs = candidate.timezone;
          const isElsewhere = theirs !== null && !isSameClock(zone, theirs, starts_at);
          return (
            <Fragment key={interview.id}>
              {interview === next && <NowLine now={now} startsAt={starts_at} zone={zone} />}
              <li className="today-row">
                <time dateTime={starts_at} className="today-hours num">
                  {hoursText({ starts_at, ends_at }, zone, locale)}
                </time>
                <span className="today-what">
                  <Link to="/schedules" search={{ id: interview.id }}>
                    <bdi>{candidate.name || m.companies_former_candidate()}</bdi>
                  </Link>
                  <span className="muted small">
                    {joined([job.title, ...interviewers.map(({ name }) => name)])}
                  </span>
                  {isElsewhere && (
                    <span className="muted small num">
                      {joined([clockText(starts_at, theirs, locale), placeOfZone(theirs, locale)])}
                    </span>
                  )}
                </span>
                <InterviewBadge interview={interview} />
              </li>
            </Fragment>
          );
        })}
      </ul>
    </Card>
  );
}

/** The hour on the company's clock, and how long it is until the next one. */
function NowLine({ now, startsAt, zone }: { now: string; startsAt: string; zone: string }) {
  const { locale } = useSurroundings();
  return (
    <li className="today-now">
      <time dateTime={now} className="num">
        {clockText(now, zone, locale)}
      </time>
      <span>
        {startsAt > now
          ? m.companies_today_next({ when: agoText(startsAt, locale, Date.parse(now)) })
          : m.companies_today_now()}
      </span>
    </li>
  );
}
