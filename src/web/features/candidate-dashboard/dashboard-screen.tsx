import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { splitTags } from '#domain/candidates/tags.ts';
import { dateFormat } from '#domain/locale.ts';
import { firstNameOf, personNameIn } from '#domain/shown-names.ts';
import { m } from '#texts/messages.js';
import { LinkButton } from '#web/design/button.tsx';
import { Loading, Skeleton } from '#web/design/data/skeleton.tsx';
import { SearchIcon } from '#web/design/icons/icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { useDetails } from '#web/features/candidates/use-details.ts';
import { FailedState } from '#web/features/shell/failed-state.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { RequestsCard } from '#web/features/talent-pool/requests/requests-card.tsx';
import { ApplicationsCard } from './applications-card.tsx';
import { HiddenOpeningsCard } from './hidden-openings-card.tsx';
import { InterviewsCard } from './interviews-card.tsx';
import { JobsForYouCard } from './jobs-for-you-card.tsx';
import { PoolPrompt } from './pool-prompt.tsx';
import { SavedOpeningsCard } from './saved-openings-card.tsx';
import { isThin, StrengthCard } from './strength-card.tsx';
import { VerificationNotice } from './verification-notice.tsx';
import { VideoPrompt } from './video-prompt.tsx';
import { ViewsCard } from './views-card.tsx';
import { firstOf } from './waiting.ts';
import { useWaiting, WaitingCard } from './waiting-card.tsx';
import '#web/features/candidates/candidates.css';
import './dashboard.css';

/** `/candidate-dashboard`: what waits, then what was applied for, how the profile stands, who looked. */
export function DashboardScreen() {
  const { data, error, refetch } = useDetails();
  const now = Date.now();
  const waiting = useWaiting(now);
  // A profile that says little is the first thing to mend; one that stands gives way to what waits.
  const thin = data && isThin(data.data) ? data.data : undefined;
  const told = firstOf(waiting ?? []).flatMap(({ toldId }) => toldId ?? []);
  const isReady = data !== undefined && waiting !== undefined;
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  return (
    <div className="dashboard">
      <Greeting details={data?.data} />
      {data && <VerificationNotice details={data.data} />}
      {isReady && <WaitingCard waiting={waiting} now={now} />}
      {isReady && thin && (
        <div className="dashboard-top">
          <StrengthCard details={thin} />
          <VideoPrompt count={thin.video_cv.length} />
        </div>
      )}
      {isReady && <PoolPrompt details={data.data} />}
      {!isReady && (
        <Loading>
          <div className="dashboard-top">
            <Skeleton height={280} />
            <Skeleton height={280} />
          </div>
        </Loading>
      )}
      {/* Read beside, and shown once nothing above it comes any more: what is about to be pressed stays where it is. */}
      <div hidden={!isReady}>
        <div className="dashboard-rest">
          <div className="dashboard-side">
            <ApplicationsCard />
            <RequestsCard told={told} />
          </div>
          <div className="dashboard-side dashboard-narrow">
            <InterviewsCard told={told} />
            {data && !thin && <StrengthCard details={data.data} isSmall />}
            <ViewsCard />
          </div>
          <div className="dashboard-side">
            <JobsForYouCard wishes={data && splitTags(data.data.desired_jobs)} />
            <SavedOpeningsCard />
            <HiddenOpeningsCard />
          </div>
        </div>
      </div>
    </div>
  );
}

function Greeting({ details }: { details: CandidateDetails | undefined }) {
  const { viewer, locale } = useSurroundings();
  const now = new Date();
  const name = details ? personNameIn(locale, details.name, details.name_ar) : (viewer?.name ?? '');
  const first = firstNameOf(name);
  const hour = now.getHours();
  const text =
    hour < 12
      ? m.candidates_good_morning({ name: first })
      : hour < 18
        ? m.candidates_good_afternoon({ name: first })
        : m.candidates_good_evening({ name: first });
  const day = dateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(now);
  return (
    <PageHeader
      title={text}
      lead={<span className="dashboard-day">{day}</span>}
      actions={
        <LinkButton to="/jobs-pool" icon={<SearchIcon />}>
          {m.candidates_find_jobs()}
        </LinkButton>
      }
    />
  );
}
