import { Link } from '@tanstack/react-router';
import type { ReceivedApplicationDetails } from '#contract/application-responses.ts';
import type { Locale } from '#domain/locale.ts';
import { textIn } from '#domain/locale-list.ts';
import { presetVideoQuestions } from '#domain/reference/video-questions.ts';
import { m } from '#texts/messages.js';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { AnswersList } from './answers-list.tsx';
import { VideoList } from './video-list.tsx';

/** What the candidate filmed and answered beside the CV; nothing where there is none of it. */
export function ReviewMedia({ application }: { application: ReceivedApplicationDetails }) {
  const { locale } = useSurroundings();
  const { id, answers, videos, profile } = application;
  const introductions = profile?.videos ?? [];
  if (answers.length + videos.length + introductions.length === 0) return null;
  return (
    <div className="review-media">
      {videos.length > 0 && (
        <section>
          <h3>{m.applications_video_answers()}</h3>
          <VideoList videos={answerVideos(application)} />
        </section>
      )}
      {introductions.length > 0 && (
        <section>
          <h3>{m.applications_introduction()}</h3>
          <VideoList
            videos={introductions.map((video) => ({
              ...video,
              key: video.question_id,
              title: introductionTitle(video.question_id, locale),
            }))}
          />
        </section>
      )}
      {answers.length > 0 && (
        <section>
          <h3>
            {m.applications_answers()}
            <Link className="review-all" to="/job_application/question_answer" search={{ id }}>
              {m.applications_answers_all()}
            </Link>
          </h3>
          <AnswersList answers={answers} />
        </section>
      )}
    </div>
  );
}

/** The recorded answers of an application, in the order of the questions. */
export function answerVideos({ videos }: ReceivedApplicationDetails) {
  return videos.map((video) => ({ ...video, key: video.question_id, title: video.question }));
}

function introductionTitle(id: string, locale: Locale): string {
  const question = presetVideoQuestions.find((preset) => preset.id === id);
  return question ? textIn(question.question, locale) : m.applications_introduction();
}
