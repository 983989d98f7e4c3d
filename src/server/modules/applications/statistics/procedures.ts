import { procedures } from '#server/platform/procedures.ts';
import { readStatistics } from './service.ts';
import { exportStatistics } from './table-file.ts';

const { applicationStatistics } = procedures;

export const applicationStatisticsProcedures = applicationStatistics.router({
  read: applicationStatistics.read.handler(async ({ context, input }) => ({
    status: 200,
    data: await readStatistics(context, input),
  })),
  exportCsv: applicationStatistics.exportCsv.handler(({ context, input }) =>
    exportStatistics(context, input),
  ),
});
