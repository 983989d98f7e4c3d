import { procedures } from '#server/platform/procedures.ts';
import { readAdministered, readCompanyDeeds } from './service.ts';

const { companyAdministration } = procedures;

export const companyAdministrationProcedures = companyAdministration.router({
  read: companyAdministration.read.handler(async ({ context, input }) => ({
    status: 200,
    data: await readAdministered(context, input.id),
  })),
  activity: companyAdministration.activity.handler(async ({ context, input }) => ({
    status: 200,
    data: await readCompanyDeeds(context, input),
  })),
});
