import { createFileRoute } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { VideoAnswersScreen } from '#web/features/video/answers/video-answers-screen.tsx';
import { readSurroundings } from '#web/request.ts';

export const Route = createFileRoute('/_candidate/job_/question-answer/$id')({
  head: () => ({ meta: [{ title: `${m.video_answer_title()} · ${m.product_name()}` }] }),
  component: VideoAnswers,
});

function VideoAnswers() {
  const { id } = Route.useParams();
  return <VideoAnswersScreen jobId={id} email={readSurroundings().viewer?.email ?? ''} />;
}
