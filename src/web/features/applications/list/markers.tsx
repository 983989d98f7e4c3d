import type { ReactNode } from 'react';
import type { ReceivedApplication } from '#contract/application-responses.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Tag } from '#web/design/data/tag.tsx';
import { ArrowEndIcon, ClockIcon, CopyIcon, ShareIcon, WarningIcon } from '#web/design/icons/icons.tsx';
import { QuestionsIcon, StarIcon, VideoIcon } from '#web/design/icons/subject-icons.tsx';

/** What an application carries: rating, questions and videos, whether it is shared, moved, or may be there twice. */
export function Markers({
  application,
  isOnCard,
}: {
  application: ReceivedApplication;
  /** Without the number of questions, which says nothing of the person and has no room there. */
  isOnCard?: boolean;
}) {
  const { screening_questions, video_questions, video_answers, knocked_out } = application;
  const { average_rating, shared, moved_from, duplicate, unconfirmed } = application;
  return (
    <span className="tags">
      {unconfirmed && <WordedMark icon={<ClockIcon size="sm" />} word={m.additions_badge()} />}
      {average_rating !== null && (
        <Tag icon={<StarIcon size="sm" />}>
          <span className="sr">{m.applications_marker_rating()} </span>
          <span className="num" title={m.applications_marker_rating()}>
            {average_rating.toFixed(1)}
          </span>
        </Tag>
      )}
      {screening_questions > 0 && !isOnCard && (
        <Tag icon={<QuestionsIcon size="sm" />}>
          <span className="sr">{m.applications_marker_questions()} </span>
          <span title={m.applications_marker_questions()}>{inDigits(screening_questions)}</span>
        </Tag>
      )}
      {video_questions > 0 && (
        <Tag icon={<VideoIcon size="sm" />}>
          <span className="sr">{m.applications_marker_videos()} </span>
          <span title={m.applications_marker_videos()}>
            {inDigits(`${video_answers}/${video_questions}`)}
          </span>
        </Tag>
      )}
      {knocked_out && <WordedMark icon={<WarningIcon size="sm" />} word={m.applications_marker_outside()} />}
      {shared && <WordedMark icon={<ShareIcon size="sm" />} word={m.sharing_marker()} />}
      {moved_from && (
        <WordedMark
          icon={<ArrowEndIcon size="sm" />}
          word={m.applications_marker_moved()}
          title={m.applications_moved_from({ title: moved_from })}
        />
      )}
      {duplicate && (
        <WordedMark
          icon={<CopyIcon size="sm" />}
          word={m.applications_marker_duplicate()}
          title={m.applications_marker_duplicate_text()}
        />
      )}
    </span>
  );
}

/** A mark with a word, which a row of the table shows on hover alone. */
function WordedMark({ icon, word, title = word }: { icon: ReactNode; word: string; title?: string }) {
  return (
    <Tag icon={icon} title={title}>
      <span className="mark-word">{word}</span>
    </Tag>
  );
}
