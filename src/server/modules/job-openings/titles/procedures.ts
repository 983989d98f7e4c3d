import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { createJobTitle, listJobTitles, mergeJobTitle, saveJobTitle } from './service.ts';

const { jobTitles } = procedures;

export const jobTitlesProcedures = jobTitles.router({
  list: jobTitles.list.handler(async ({ context, input }) => ({
    status: 200,
    ...(await listJobTitles(context, input)),
  })),
  create: jobTitles.create.handler(async ({ context, input }) => {
    await createJobTitle(context, input);
    return done;
  }),
  save: jobTitles.save.handler(async ({ context, input }) => {
    await saveJobTitle(context, input);
    return done;
  }),
  merge: jobTitles.merge.handler(async ({ context, input }) => {
    await mergeJobTitle(context, input);
    return done;
  }),
});
