import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { EmptySearchArt } from '../../../design/art/empty.tsx';
import { Card } from '../../../design/card.tsx';
import { EmptyState } from '../../../design/empty-state.tsx';
import { ChevronStartIcon } from '../../../design/icons.tsx';
import { PageHeader } from '../../../design/page-header.tsx';
import { Loading, SkeletonText } from '../../../design/skeleton.tsx';
import { FailedState } from '../../shell/failed-state.tsx';
import { refusalCode } from '../../shell/failure.ts';
import { useSurroundings } from '../../shell/surroundings.ts';
import { detailsQuery } from '../calls.ts';
import { dayText } from '../dates.ts';
import { nameOf } from '../list/list-table.tsx';
import { AnswersList } from './answers-list.tsx';
import { answerVideos } from './review-details.tsx';
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
  if (details.isError && refusalCode(details.error) !== 'NOT_FOUND')
    return <FailedState error={details.error} onRetry={() => void details.refetch()} />;
  if (!application)
    return (
      <EmptyState art={<EmptySearchArt />} title={m.applications_not_found()}>
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
        lead={`${application.job.title} · ${dayText(application.applied_at, locale)}`}
      />
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
