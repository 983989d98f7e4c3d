import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { listScorecards, submitScorecard } from './service.ts';

const { scorecards } = procedures;

export const scorecardsProcedures = scorecards.router({
  list: scorecards.list.handler(async ({ context, input }) => ({
    status: 200,
    data: await listScorecards(context, input.application_id),
  })),
  submit: scorecards.submit.handler(async ({ context, input }) => ({
    ...done,
    data: await submitScorecard(context, input),
  })),
});
