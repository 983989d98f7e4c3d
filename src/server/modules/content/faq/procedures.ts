import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { createQuestion, listEditedQuestions, moveQuestion, saveQuestion } from './service.ts';

const { questions } = procedures;

export const questionsProcedures = questions.router({
  list: questions.list.handler(async ({ context }) => ({
    status: 200,
    data: await listEditedQuestions(context),
  })),
  create: questions.create.handler(async ({ context, input }) => {
    await createQuestion(context, input);
    return done;
  }),
  save: questions.save.handler(async ({ context, input }) => {
    await saveQuestion(context, input);
    return done;
  }),
  move: questions.move.handler(async ({ context, input }) => {
    await moveQuestion(context, input);
    return done;
  }),
});
