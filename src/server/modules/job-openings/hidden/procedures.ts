import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { hideOpening, listHidden, listHiddenIds, showOpening } from './service.ts';

const { hiddenOpenings } = procedures;

export const hiddenOpeningsProcedures = hiddenOpenings.router({
  list: hiddenOpenings.list.handler(async ({ context, input }) => ({
    status: 200,
    data: await listHidden(context, input.page),
  })),
  ids: hiddenOpenings.ids.handler(async ({ context }) => ({
    status: 200,
    data: await listHiddenIds(context),
  })),
  hide: hiddenOpenings.hide.handler(async ({ context, input }) => {
    await hideOpening(context, input.job_id);
    return done;
  }),
  show: hiddenOpenings.show.handler(async ({ context, input }) => {
    await showOpening(context, input.job_id);
    return done;
  }),
});
