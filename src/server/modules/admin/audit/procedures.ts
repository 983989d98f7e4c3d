import { procedures } from '#server/platform/procedures.ts';
import { readAudit } from './service.ts';

const { audit } = procedures;

export const auditProcedures = audit.router({
  list: audit.list.handler(async ({ context, input }) => ({
    status: 200,
    ...(await readAudit(context, input)),
  })),
});
