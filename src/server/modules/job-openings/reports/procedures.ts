import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { dismissReports, holdOpening, listReported, releaseOpening } from './review.ts';
import { reportOpening } from './service.ts';

const { openingReports } = procedures;

export const openingReportsProcedures = openingReports.router({
  report: openingReports.report.handler(async ({ context, input }) => {
    await reportOpening(context, input);
    return done;
  }),
  list: openingReports.list.handler(async ({ context, input }) => ({
    status: 200,
    ...(await listReported(context, input.page ?? 1)),
  })),
  dismiss: openingReports.dismiss.handler(async ({ context, input }) => {
    await dismissReports(context, input.id);
    return done;
  }),
  hold: openingReports.hold.handler(async ({ context, input }) => {
    await holdOpening(context, input);
    return done;
  }),
  release: openingReports.release.handler(async ({ context, input }) => {
    await releaseOpening(context, input.id);
    return done;
  }),
});
