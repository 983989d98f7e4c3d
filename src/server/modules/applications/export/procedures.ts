import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { cancelExport, listExports, startExport } from './service.ts';

const { applicationExports } = procedures;

export const applicationExportsProcedures = applicationExports.router({
  start: applicationExports.start.handler(async ({ context, input }) => ({
    ...done,
    data: await startExport(context, input),
  })),
  list: applicationExports.list.handler(async ({ context }) => ({
    status: 200,
    ...(await listExports(context)),
  })),
  cancel: applicationExports.cancel.handler(async ({ context, input }) => {
    await cancelExport(context, input.id);
    return done;
  }),
});
