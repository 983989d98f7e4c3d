import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { EmptySearchArt } from '#web/design/art/empty.tsx';
import { LinkButton } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { EmptyState } from '#web/design/data/empty-state.tsx';
import { Loading, SkeletonText } from '#web/design/data/skeleton.tsx';
import { ChevronStartIcon } from '#web/design/icons/icons.tsx';
import { PageHeader } from '#web/design/shell/page-header.tsx';
import { detailsQuery } from '#web/features/applications/calls.ts';
import { nameOf } from '#web/features/applications/list/list-row.tsx';
import { FailedState } from '#web/features/shell/failed-state.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { joined } from '#web/isolation.ts';
import { dayText } from '#web/moments.ts';
import { refusalOf } from '#web/refusal.ts';
import { AnswersList } from './answers-list.tsx';
import { answerVideos } from './review-media.tsx';
import { VideoList } from './video-list.tsx';
import './review.css';

/** The answers of one application in full. */
export function AnswersScreen({ id }: { id: string }) {
  const { locale } = useSurroundings();
  const details = useQuery(detailsQuery(id));
  const application = details.data;
  if (details.isPending)
    return (
      <Loading>
        <SkeletonText lines={8} />
      </Loading>
    );
  if (details.isError && refusalOf(details.error)?.code !== 'NOT_FOUND')
    return <FailedState error={details.error} onRetry={() => void details.refetch()} />;
  if (!application)
    return (
      <EmptyState
        art={<EmptySearchArt />}
        title={m.applications_not_found()}
        actions={<LinkButton to="/job_application/list">{m.exports_back()}</LinkButton>}
      >
        {m.applications_not_found_text()}
      </EmptyState>
    );
  const hasNone = application.answers.length === 0 && application.videos.length === 0;
  return (
    <>
      <PageHeader
        above={
          <Link to="/job_application/list/details" search={{ id }} className="page-head-back">
            <ChevronStartIcon size="sm" />
            {m.applications_back_to({ name: nameOf(application) })}
          </Link>
        }
        title={m.applications_answers_of({ name: nameOf(application) })}
        lead={joined([application.job.title, dayText(application.applied_at, locale)])}
      />
      {!hasNone && (
        <p>
          <Link to="/job_application/question_answer" search={{ job_id: application.job.id }}>
            {m.applications_question_across()}
          </Link>
        </p>
      )}
      {hasNone && <p className="muted">{m.applications_no_questions()}</p>}
      {application.answers.length > 0 && (
        <Card as="section" pad="lg" className="stack">
          <h2>{m.applications_answers()}</h2>
          <AnswersList answers={application.answers} />
        </Card>
      )}
      {application.videos.length > 0 && (
        <Card as="section" pad="lg" className="stack">
          <h2>{m.applications_video_answers()}</h2>
          <VideoList videos={answerVideos(application)} />
        </Card>
      )}
    </>
  );
}
