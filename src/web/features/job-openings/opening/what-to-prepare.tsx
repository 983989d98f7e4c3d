import type { PublicOpening } from '#contract/job-pool-responses.ts';
import { m } from '#texts/messages.js';
import { DocumentIcon, NoteIcon, QuestionsIcon, VideoIcon } from '#web/design/icons/subject-icons.tsx';
import { minutesText } from '#web/number-text.ts';

/** What an application for this opening consists of, so that nobody is surprised half-way. */
export function WhatToPrepare({ opening }: { opening: PublicOpening }) {
  const { screening_questions, video_questions, cover_letter } = opening;
  const minutes = Math.ceil(video_questions.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  return (
    <section className="prepare" aria-labelledby="prepare">
      <h2 id="prepare">{m.job_openings_prepare()}</h2>
      <ul>
        <li>
          <DocumentIcon />
          {m.job_openings_prepare_cv()}
        </li>
        <li>
          <NoteIcon />
          {cover_letter === 'optional'
            ? m.job_openings_prepare_letter_optional()
            : m.job_openings_prepare_letter()}
        </li>
        {screening_questions.length > 0 && (
          <li>
            <QuestionsIcon />
            {m.job_openings_prepare_questions({ count: screening_questions.length })}
          </li>
        )}
        {video_questions.length > 0 && (
          <li>
            <VideoIcon />
            {m.job_openings_prepare_videos({ count: video_questions.length, minutes: minutesText(minutes) })}
          </li>
        )}
      </ul>
    </section>
  );
}
