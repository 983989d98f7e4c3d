import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { reportOpening } from './service.ts';

const { openingReports } = procedures;

export const openingReportsProcedures = openingReports.router({
  report: openingReports.report.handler(async ({ context, input }) => {
    await reportOpening(context, input);
    return done;
  }),
});
