import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { listFailures, readAdminDashboard, retryFailure } from './service.ts';

const { adminDashboard } = procedures;

export const adminDashboardProcedures = adminDashboard.router({
  read: adminDashboard.read.handler(async ({ context }) => ({
    status: 200,
    data: await readAdminDashboard(context),
  })),
  failures: adminDashboard.failures.handler(async ({ context }) => ({
    status: 200,
    data: await listFailures(context),
  })),
  retry: adminDashboard.retry.handler(async ({ context, input }) => {
    await retryFailure(context, input.id);
    return done;
  }),
});
