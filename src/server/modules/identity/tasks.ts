import { z } from 'zod';
import { dayMs } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import { sweepLimits } from '#server/platform/limits.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { deleteDevicesUnseenSince } from './device-queries.ts';
import { requestVerification } from './emails-service.ts';
import { sendResetCode } from './mail.ts';
import { type Account, deleteExpiredSessions, findAccount } from './queries.ts';
import { deleteOldSecrets } from './secret-queries.ts';
import { newCode } from './secrets.ts';
import { writeSignInLink } from './sign-in-service.ts';
import { sendResetCodeTask, sendSignInLinkTask, sendVerificationTask } from './task-names.ts';

export const identityTasks = [
  defineTask({
    ...sendResetCodeTask,
    run: (context: Context, { accountId }) =>
      withAccount(context, accountId, async (account) => {
        if (account.status === 'active')
          await sendResetCode(context, account, await newCode(context, account.id, 10));
      }),
  }),
  defineTask({
    ...sendSignInLinkTask,
    run: (context: Context, { accountId, redirect }) =>
      withAccount(context, accountId, (account) => writeSignInLink(context, account, redirect)),
  }),
  defineTask({
    ...sendVerificationTask,
    run: (context: Context, { accountId }) =>
      withAccount(context, accountId, (account) => requestVerification(context, account)),
  }),
  defineTask({
    name: 'identity.sweep',
    payload: z.object({}),
    schedule: '17 3 * * *',
    run: async (context: Context) => {
      const now = context.clock.now();
      await deleteExpiredSessions(context.db, now);
      await deleteOldSecrets(context.db, new Date(now.getTime() - 7 * dayMs));
      await deleteDevicesUnseenSince(context.db, new Date(now.getTime() - 365 * dayMs));
      await sweepLimits(context.db, now);
    },
  }),
];

async function withAccount(
  context: Context,
  id: string | null,
  work: (account: Account) => Promise<void>,
): Promise<void> {
  const account = id ? await findAccount(context.db, id) : undefined;
  if (account) await work(account);
}
