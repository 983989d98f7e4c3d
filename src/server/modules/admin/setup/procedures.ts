import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { lookAtHint, readSetupHints, takeBackLook } from './service.ts';

const { setupHints } = procedures;

export const setupHintsProcedures = setupHints.router({
  list: setupHints.list.handler(async ({ context }) => ({
    status: 200,
    data: await readSetupHints(context),
  })),
  look: setupHints.look.handler(async ({ context, input }) => {
    await lookAtHint(context, input.id);
    return done;
  }),
  takeBack: setupHints.takeBack.handler(async ({ context, input }) => {
    await takeBackLook(context, input.id);
    return done;
  }),
});
