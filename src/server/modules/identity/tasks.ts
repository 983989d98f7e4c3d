import { z } from 'zod';
import { roleOf } from '#domain/identity/people.ts';
import { inactivityWarnings } from '#domain/retention.ts';
import { dayMs } from '#domain/time.ts';
import { deleteOldAudit } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { sweepLimits } from '#server/platform/limits.ts';
import { erasePersonalData } from '#server/platform/personal-data.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { deleteDevicesUnseenSince } from './device-queries.ts';
import { requestVerification } from './emails-service.ts';
import { accountDeleted } from './events.ts';
import { sendInactive, sendResetCode } from './mail.ts';
import {
  type Account,
  deleteExpiredSessions,
  findAccount,
  lockInactive,
  selectUnverified,
  updateAccount,
} from './queries.ts';
import { endOfRetention, readRetention } from './retention-service.ts';
import { deleteExpiredChallenges } from './second-factor/queries.ts';
import { deleteOldSecrets } from './secret-queries.ts';
import { newCode } from './secrets.ts';
import { deleteAccount } from './service.ts';
import { writeSignInLink } from './sign-in-service.ts';
import { sendResetCodeTask, sendSignInLinkTask, sendVerificationTask } from './task-names.ts';

const erasedAtOnce = 100;
const warnedAtOnce = 500;

/** Every night: accounts whose email was never verified within the period that the privacy policy names. */
export const eraseUnverified = defineTask({
  name: 'identity.erase-unverified',
  payload: z.object({}),
  schedule: '7 3 * * *',
  async run(context: Context) {
    const before = await endOfRetention(context, 'unverified_accounts');
    for (const account of await selectUnverified(context.db, before, erasedAtOnce)) {
      const role = roleOf(account.userType);
      if (role) await context.events.publish(context, accountDeleted, { accountId: account.id, role });
      await erasePersonalData(context, account.id);
    }
  },
});

/**
 * Every night: candidates who were not there for the period are told twice, then erased. Any use of the account in
 * between ends that.
 */
export const eraseInactive = defineTask({
  name: 'identity.erase-inactive',
  payload: z.object({}),
  schedule: '37 3 * * *',
  async run(context: Context) {
    const { db, clock } = context;
    const now = clock.now();
    const before = await endOfRetention(context, 'inactive_accounts');
    const [first, second] = inactivityWarnings;
    const ago = (days: number) => new Date(now.getTime() - days * dayMs);
    const inactive = (reminders: number, days: number, limit: number) =>
      lockInactive(db, { before, reminders, toldBefore: ago(days), limit });
    for (const { id } of await inactive(2, second, erasedAtOnce)) await deleteAccount(context, id);
    const { inactive_accounts: months } = await readRetention(context);
    const warn = async (account: Account, reminders: number, daysLeft: number) => {
      const erasedOn = new Date(now.getTime() + daysLeft * dayMs);
      const about = `inactive:${account.id}:${account.lastActiveAt.toISOString()}:${reminders}`;
      await sendInactive(context, account, { months, erasedOn, about });
      await updateAccount(db, account.id, now, { inactivityReminders: reminders, remindedAt: now });
    };
    for (const account of await inactive(1, first - second, warnedAtOnce)) await warn(account, 2, second);
    for (const account of await inactive(0, 0, warnedAtOnce)) await warn(account, 1, first);
  },
});

/** Every night: what ended, was used, or is older than it is kept. */
export const sweepIdentity = defineTask({
  name: 'identity.sweep',
  payload: z.object({}),
  schedule: '17 3 * * *',
  run: async (context: Context) => {
    const now = context.clock.now();
    await deleteExpiredSessions(context.db, now);
    await deleteExpiredChallenges(context.db, now);
    await deleteOldSecrets(context.db, new Date(now.getTime() - 7 * dayMs));
    await deleteDevicesUnseenSince(context.db, new Date(now.getTime() - 365 * dayMs));
    await deleteOldAudit(context.db, await endOfRetention(context, 'audit_log'));
    await sweepLimits(context.db, now);
  },
});

export const identityTasks = [
  eraseUnverified,
  eraseInactive,
  sweepIdentity,
  defineTask({
    ...sendResetCodeTask,
    isUnhurried: true,
    run: (context: Context, { accountId }) =>
      withAccount(context, accountId, async (account) => {
        if (account.status === 'active')
          await sendResetCode(context, account, await newCode(context, account.id, 10));
      }),
  }),
  defineTask({
    ...sendSignInLinkTask,
    isUnhurried: true,
    run: (context: Context, { accountId, redirect }) =>
      withAccount(context, accountId, (account) => writeSignInLink(context, account, redirect)),
  }),
  defineTask({
    ...sendVerificationTask,
    run: (context: Context, { accountId }) =>
      withAccount(context, accountId, (account) => requestVerification(context, account)),
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
