import type { ReceivedApplication } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { Tag } from '#web/design/data/tag.tsx';
import { WarningIcon } from '#web/design/icons/icons.tsx';
import { QuestionsIcon, VideoIcon } from '#web/design/icons/subject-icons.tsx';

/** What an application carries: text questions, video questions with their answers, an answer outside the limits. */
export function Markers({ application }: { application: ReceivedApplication }) {
  const { screening_questions, video_questions, video_answers, knocked_out } = application;
  return (
    <span className="tags">
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
    </span>
  );
}
