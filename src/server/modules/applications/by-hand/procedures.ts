import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { answerAsked, readAsked } from './answer-service.ts';
import { addApplicant } from './service.ts';

const { applicationAdditions } = procedures;

export const applicationAdditionsProcedures = applicationAdditions.router({
  add: applicationAdditions.add.handler(async ({ context, input }) => {
    const { id, until } = await addApplicant(context, input);
    return { ...done, data: { id, until: until.toISOString() } };
  }),
  asked: applicationAdditions.asked.handler(async ({ context, input }) => ({
    status: 200,
    data: await readAsked(context, input.token),
  })),
  answer: applicationAdditions.answer.handler(async ({ context, input }) => ({
    ...done,
    data: { outcome: await answerAsked(context, input) },
  })),
});
