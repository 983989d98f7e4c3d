import { z } from 'zod';
import { presetVideoQuestions } from '#domain/reference/video-questions.ts';
import { captionsText } from '#domain/video/captions.ts';

/** Videos of a video introduction; all or, until later, none. */
export const videoIntroductionCount = 3;

/** One answer as it is sent: the question's id, the path that its upload answered, a still, captions (WebVTT). */
const introductionAnswer = z.object({
  id: z.string().max(60).default(''),
  video_question: z.string().min(1, { error: 'validation_videos_required' }).max(500),
  poster: z.string().max(500).nullish(),
  captions: captionsText.default(''),
});
export type IntroductionAnswer = z.infer<typeof introductionAnswer>;

/** Answers or, as the first clients of the API send them, the mere paths of the videos. */
export const introductionAnswers = z.array(
  z.union([z.string().min(1).max(500).transform(answerOfPath), introductionAnswer]),
);

/** All answers, or until later none: 'Please record all 3 videos in video cv'. */
export const wholeIntroduction = introductionAnswers.refine(
  (videos) => videos.length === 0 || videos.length === videoIntroductionCount,
  { error: 'validation_videos_required' },
);

/** Whether three answers are one to the fixed question and two to different ones of the 20 others. */
export function answersTheQuestions(answers: readonly Pick<IntroductionAnswer, 'id'>[]): boolean {
  const [fixed, ...others] = presetVideoQuestions.map((question) => question.id);
  const [first, ...rest] = answers.map((answer) => answer.id);
  const known = rest.filter((id) => id !== '');
  return (
    answers.length === videoIntroductionCount &&
    (first === '' || first === fixed) &&
    known.every((id) => others.includes(id)) &&
    new Set(known).size === known.length
  );
}

function answerOfPath(path: string): IntroductionAnswer {
  return { id: '', video_question: path, captions: '' };
}
