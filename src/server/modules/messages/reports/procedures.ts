import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { listReports, restoreReported, settleReported, suspendReported } from './service.ts';

const { conversationReports } = procedures;

export const conversationReportsProcedures = conversationReports.router({
  list: conversationReports.list.handler(async ({ context, input }) => ({
    status: 200,
    ...(await listReports(context, input.page)),
  })),
  settle: conversationReports.settle.handler(async ({ context, input }) => {
    await settleReported(context, input);
    return done;
  }),
  suspend: conversationReports.suspend.handler(async ({ context, input }) => {
    await suspendReported(context, input);
    return done;
  }),
  restore: conversationReports.restore.handler(async ({ context, input }) => {
    await restoreReported(context, input.id);
    return done;
  }),
});
