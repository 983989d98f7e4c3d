import { procedures } from '#server/platform/procedures.ts';
import { readAnswers } from './service.ts';

const { questionAnswers } = procedures;

export const questionAnswersProcedures = questionAnswers.router({
  list: questionAnswers.list.handler(async ({ context, input }) => ({
    status: 200,
    data: await readAnswers(context, input),
  })),
});
