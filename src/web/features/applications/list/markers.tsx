import type { ReceivedApplication } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { Tag } from '#web/design/data/tag.tsx';
import { ArrowEndIcon, ClockIcon, CopyIcon, ShareIcon, WarningIcon } from '#web/design/icons/icons.tsx';
import { QuestionsIcon, StarIcon, VideoIcon } from '#web/design/icons/subject-icons.tsx';

/** What an application carries: rating, questions and videos, whether it is shared, moved, or may be there twice. */
export function Markers({ application }: { application: ReceivedApplication }) {
  const { screening_questions, video_questions, video_answers, knocked_out } = application;
  const { average_rating, shared, moved_from, duplicate, unconfirmed } = application;
  return (
    <span className="tags">
      {unconfirmed && <Tag icon={<ClockIcon size="sm" />}>{m.additions_badge()}</Tag>}
      {average_rating !== null && (
        <Tag icon={<StarIcon size="sm" />}>
          <span className="sr">{m.applications_marker_rating()} </span>
          <span className="num" title={m.applications_marker_rating()}>
            {average_rating.toFixed(1)}
          </span>
        </Tag>
      )}
      {screening_questions > 0 && (
        <Tag icon={<QuestionsIcon size="sm" />}>
          <span className="sr">{m.applications_marker_questions()} </span>
          <span title={m.applications_marker_questions()}>{screening_questions}</span>
        </Tag>
      )}
      {video_questions > 0 && (
        <Tag icon={<VideoIcon size="sm" />}>
          <span className="sr">{m.applications_marker_videos()} </span>
          <span title={m.applications_marker_videos()}>
            {video_answers}/{video_questions}
          </span>
        </Tag>
      )}
      {knocked_out && <Tag icon={<WarningIcon size="sm" />}>{m.applications_marker_outside()}</Tag>}
      {shared && <Tag icon={<ShareIcon size="sm" />}>{m.sharing_marker()}</Tag>}
      {moved_from && (
        <Tag icon={<ArrowEndIcon size="sm" />}>
          <span title={m.applications_moved_from({ title: moved_from })}>
            {m.applications_marker_moved()}
          </span>
        </Tag>
      )}
      {duplicate && (
        <Tag icon={<CopyIcon size="sm" />}>
          <span title={m.applications_marker_duplicate_text()}>{m.applications_marker_duplicate()}</span>
        </Tag>
      )}
    </span>
  );
}
