import { readDashboard, readSiteDashboard } from '#server/modules/companies/dashboard/service.ts';
import { procedures } from '#server/platform/procedures.ts';
import { isMember } from '#server/platform/scope.ts';
import { exportActivity, readActivity } from './service.ts';

const { companyActivity } = procedures;

export const companyActivityProcedures = companyActivity.router({
  dashboard: companyActivity.dashboard.handler(async ({ context }) => {
    const { actor } = context;
    const shared = { status: 200, success: true } as const;
    return isMember(actor)
      ? { viewer: 'company', ...shared, ...(await readDashboard(context, actor)) }
      : { viewer: 'admin', ...shared, ...(await readSiteDashboard(context)) };
  }),
  log: companyActivity.log.handler(async ({ context, input }) => ({
    status: 200,
    data: await readActivity(context, input),
  })),
  exportLog: companyActivity.exportLog.handler(({ context, input }) => exportActivity(context, input)),
});
