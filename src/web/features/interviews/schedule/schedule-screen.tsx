import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { placeOfZone } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Loading, Skeleton } from '#web/design/data/skeleton.tsx';
import { ChevronStartIcon, ClockIcon } from '#web/design/icons/icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { FailedState } from '#web/features/shell/failed-state.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { joined } from '#web/isolation.ts';
import { clockText, isSameClock } from '#web/moments.ts';
import { refusalOf } from '#web/refusal.ts';
import { NobodyChosen } from './nobody-chosen.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import type { ScheduleSearch } from './schedule-search.ts';
import '#web/features/interviews/interviews.css';
import './schedule.css';

/** `/schedules/new`: an interview for an application, or a stored one to change. */
export function ScheduleScreen({ search }: { search: ScheduleSearch }) {
  const { application, id } = search;
  const stored = useQuery({
    ...query.interviews.get.queryOptions({ input: { id: id ?? '' } }),
    enabled: Boolean(id),
  });
  const applicationId = application ?? stored.data?.data.application_id;
  const options = useQuery({
    ...query.interviews.options.queryOptions({ input: { application_id: applicationId ?? '' } }),
    enabled: Boolean(applicationId),
    // What is typed is not to be overtaken by what is read again.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const error = stored.error ?? options.error;
  if ((!application && !id) || (error && refusalOf(error)?.code === 'NOT_FOUND'))
    return <NobodyChosen search={search} />;
  if (error) return <FailedState error={error} onRetry={() => void options.refetch()} />;
  const isReady = options.data && (!id || stored.data);
  const name = options.data?.data.candidate.name;
  return (
    <>
      <PageHeader
        above={<BackLink interview={stored.data?.data} applicationId={applicationId} />}
        title={id ? m.interviews_reschedule_title() : m.interviews_schedule_title()}
        lead={name && joined([name, options.data?.data.job.title], m.common_comma())}
        actions={options.data && <ClockThere {...options.data.data} />}
      />
      {isReady ? (
        <ScheduleForm options={options.data.data} interview={stored.data?.data} known={search} />
      ) : (
        <Loading>
          <Skeleton height={420} width="100%" />
        </Loading>
      )}
    </>
  );
}

/** What the candidate's clock shows by now, where it is another. */
function ClockThere({
  timezone: zone,
  candidate: { timezone: theirs },
}: {
  timezone: string;
  candidate: { timezone: string | null };
}) {
  const { locale } = useSurroundings();
  const now = new Date().toISOString();
  if (!theirs || isSameClock(zone, theirs, now)) return null;
  return (
    <p className="schedule-clock muted small num">
      <ClockIcon size="sm" />
      {m.interviews_now_there({ time: clockText(now, theirs, locale), city: placeOfZone(theirs, locale) })}
    </p>
  );
}

function BackLink({ interview, applicationId }: { interview?: ReceivedInterview; applicationId?: string }) {
  return interview ? (
    <Link to="/schedules" search={{ id: interview.id }} className="page-head-back">
      <ChevronStartIcon size="sm" />
      {m.area_schedules()}
    </Link>
  ) : (
    <Link to="/job_application/list/details" search={{ id: applicationId }} className="page-head-back">
      <ChevronStartIcon size="sm" />
      {m.interviews_application()}
    </Link>
  );
}
