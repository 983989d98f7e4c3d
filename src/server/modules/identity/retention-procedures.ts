import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { readRetention, saveRetention } from './retention-service.ts';

const { retention } = procedures;

export const retentionProcedures = retention.router({
  read: retention.read.handler(async ({ context }) => ({
    status: 200,
    data: await readRetention(context),
  })),
  save: retention.save.handler(async ({ context, input }) => {
    await saveRetention(context, input);
    return done;
  }),
});
