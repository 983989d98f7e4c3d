import { procedures } from '#server/platform/procedures.ts';
import { listOpenings, readOpening } from './service.ts';

const { adminOpenings } = procedures;

export const adminOpeningsProcedures = adminOpenings.router({
  list: adminOpenings.list.handler(async ({ context, input }) => ({
    status: 200,
    ...(await listOpenings(context, input)),
  })),
  read: adminOpenings.read.handler(async ({ context, input }) => ({
    status: 200,
    data: await readOpening(context, input.id),
  })),
});
