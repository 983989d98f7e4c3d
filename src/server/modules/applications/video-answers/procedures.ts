import { procedures } from '#server/platform/procedures.ts';
import { readVideoQuestions, saveVideoAnswer } from './service.ts';

const { videoAnswers } = procedures;

export const videoAnswersProcedures = videoAnswers.router({
  questions: videoAnswers.questions.handler(async ({ context, input }) => ({
    status: 200,
    data: await readVideoQuestions(context, input.job_id),
  })),
  save: videoAnswers.save.handler(async ({ context, input }) => ({
    status: 200,
    success: true,
    data: await saveVideoAnswer(context, input),
  })),
});
