import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { forgetOpening, listSaved, listSavedIds, saveOpening } from './service.ts';

const { savedOpenings } = procedures;

export const savedOpeningsProcedures = savedOpenings.router({
  list: savedOpenings.list.handler(async ({ context, input }) => ({
    status: 200,
    data: await listSaved(context, input.page),
  })),
  ids: savedOpenings.ids.handler(async ({ context }) => ({ status: 200, data: await listSavedIds(context) })),
  save: savedOpenings.save.handler(async ({ context, input }) => {
    await saveOpening(context, input.job_id);
    return done;
  }),
  remove: savedOpenings.remove.handler(async ({ context, input }) => {
    await forgetOpening(context, input.job_id);
    return done;
  }),
});
