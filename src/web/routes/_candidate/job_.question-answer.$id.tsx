import { createFileRoute } from '@tanstack/react-router';
import { productName } from '#domain/product.ts';
import { m } from '#texts/messages.js';
import { VideoAnswersScreen } from '#web/features/video/answers/video-answers-screen.tsx';
import { readSurroundings } from '#web/request.ts';

export const Route = createFileRoute('/_candidate/job_/question-answer/$id')({
  head: () => ({ meta: [{ title: `${m.video_answer_title()} · ${productName}` }] }),
  component: VideoAnswers,
});

function VideoAnswers() {
  const { id } = Route.useParams();
  return <VideoAnswersScreen jobId={id} email={readSurroundings().viewer?.email ?? ''} />;
}
