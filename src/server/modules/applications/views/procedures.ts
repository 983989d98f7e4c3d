import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { changeView, forgetView, keepView, listViews } from './service.ts';

const { applicationViews } = procedures;

export const applicationViewsProcedures = applicationViews.router({
  list: applicationViews.list.handler(async ({ context }) => ({
    status: 200,
    data: await listViews(context),
  })),
  keep: applicationViews.keep.handler(async ({ context, input }) => ({
    ...done,
    data: { id: await keepView(context, input) },
  })),
  rename: applicationViews.rename.handler(async ({ context, input }) => {
    await changeView(context, input);
    return done;
  }),
  forget: applicationViews.forget.handler(async ({ context, input }) => {
    await forgetView(context, input.id);
    return done;
  }),
});
