import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { listKeys, makeKey, revokeKey } from './service.ts';

const { apiKeys } = procedures;

export const apiKeysProcedures = apiKeys.router({
  list: apiKeys.list.handler(async ({ context }) => ({ status: 200, data: await listKeys(context) })),
  make: apiKeys.make.handler(async ({ context, input }) => ({ ...done, ...(await makeKey(context, input)) })),
  revoke: apiKeys.revoke.handler(async ({ context, input }) => {
    await revokeKey(context, input.id);
    return done;
  }),
});
