import { roleOf } from '#domain/identity/people.ts';
import { inactivityWarnings } from '#domain/retention.ts';
import { dayMs } from '#domain/time.ts';
import { oldAudit } from '#server/platform/audit.ts';
import type { Context } from '#server/platform/context.ts';
import { forEachIn, type ListOfWork, type walkPayload } from '#server/platform/each.ts';
import { unkeyedNames } from '#server/platform/name-keys.ts';
import { erasePersonalData } from '#server/platform/personal-data.ts';
import { defineSweep } from '#server/platform/sweep.ts';
import { defineTask } from '#server/platform/tasks.ts';
import { devicesUnseenSince } from './device-queries.ts';
import { requestVerification } from './emails-service.ts';
import { accountDeleted } from './events.ts';
import { sendInactive, sendOwnWay, sendResetCode } from './mail.ts';
import { findOwnWay } from './own-way.ts';
import {
  type Account,
  expiredSessions,
  findAccount,
  lockInactive,
  selectUnverified,
  updateAccount,
} from './queries.ts';
import { endOfRetention, readRetention } from './retention-service.ts';
import { expiredChallenges } from './second-factor/queries.ts';
import { oldSecrets } from './secret-queries.ts';
import { newCode } from './secrets.ts';
import { deleteAccount } from './service.ts';
import { writeSignInLink } from './sign-in-service.ts';
import { accounts } from './table.ts';
import {
  eraseInactiveTask,
  eraseUnverifiedTask,
  keyNamesTask,
  sendResetCodeTask,
  sendSignInLinkTask,
  sendVerificationTask,
} from './task-names.ts';

/** Every night: accounts whose email was never verified within the period that the privacy policy names. */
export const eraseUnverified = defineTask<Context, typeof walkPayload>({
  ...eraseUnverifiedTask,
  schedule: '7 3 * * *',
  runsOutsideTransaction: true,
  run: (context, payload) => forEachIn(context, unverified, payload),
});

const unverified: ListOfWork<Awaited<ReturnType<typeof selectUnverified>>[number]> = {
  task: eraseUnverifiedTask,
  keyOf: ({ id }) => id,
  page: async (context, which) =>
    selectUnverified(context.db, await endOfRetention(context, 'unverified_accounts'), which),
  async work(context, { id, userType }) {
    const role = roleOf(userType);
    if (role) await context.events.publish(context, accountDeleted, { accountId: id, role });
    await erasePersonalData(context, id);
  },
};

/**
 * Every night: candidates who were not there for the period are told twice, then erased. Any use of the account in
 * between ends that.
 */
export const eraseInactive = defineTask<Context, typeof walkPayload>({
  ...eraseInactiveTask,
  schedule: '37 3 * * *',
  runsOutsideTransaction: true,
  async run(context, payload) {
    for (const list of inactiveLists) await forEachIn(context, list, payload);
  },
});

const [firstWarning, secondWarning] = inactivityWarnings;

/** Those who were told twice first, so that nobody takes two steps in one night. */
const inactiveLists = [
  inactive(
    2,
    secondWarning,
    ({ id }) =>
      (context) =>
        deleteAccount(context, id),
  ),
  inactive(1, firstWarning - secondWarning, warn(2, secondWarning)),
  inactive(0, 0, warn(1, firstWarning)),
];

/** Who was told so often, the last time so many days ago. */
function inactive(
  reminders: number,
  days: number,
  deed: (account: Account) => (context: Context) => Promise<void>,
): ListOfWork<Account> {
  return {
    task: eraseInactiveTask,
    part: `told ${reminders} times`,
    keyOf: ({ id }) => id,
    async page(context, which) {
      const before = await endOfRetention(context, 'inactive_accounts');
      const toldBefore = new Date(context.clock.now().getTime() - days * dayMs);
      return lockInactive(context.db, { before, reminders, toldBefore }, which);
    },
    work: (context, account) => deed(account)(context),
  };
}

function warn(reminders: number, daysLeft: number) {
  return (account: Account) => async (context: Context) => {
    const now = context.clock.now();
    const { inactive_accounts: months } = await readRetention(context);
    const erasedOn = new Date(now.getTime() + daysLeft * dayMs);
    const about = `inactive:${account.id}:${account.lastActiveAt.toISOString()}:${reminders}`;
    await sendInactive(context, account, { months, erasedOn, about });
    await updateAccount(context.db, account.id, now, { inactivityReminders: reminders, remindedAt: now });
  };
}

/** Every hour: names that are not found by their keys yet. */
export const keyNames = defineTask<Context, typeof walkPayload>({
  ...keyNamesTask,
  schedule: '25 * * * *',
  runsOutsideTransaction: true,
  run: (context, payload) => forEachIn(context, unkeyedNames(keyNamesTask, accounts), payload),
});

/** Every night: what ended, was used, or is older than it is kept. */
export const sweepIdentity = defineSweep({
  name: 'identity.sweep',
  schedule: '17 3 * * *',
  async old(context) {
    const now = context.clock.now();
    const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
    return [
      expiredSessions(now),
      expiredChallenges(now),
      oldSecrets(daysAgo(7)),
      devicesUnseenSince(daysAgo(365)),
      oldAudit(await endOfRetention(context, 'audit_log')),
    ];
  },
});

export const identityTasks = [
  eraseUnverified,
  eraseInactive,
  sweepIdentity,
  keyNames,
  defineTask({
    ...sendResetCodeTask,
    isUnhurried: true,
    run: (context: Context, { accountId }) =>
      withAccount(context, accountId, async (account) => {
        if (account.status !== 'active') return;
        const way = await findOwnWay(context, account);
        if (way) await sendOwnWay(context, account, way);
        else await sendResetCode(context, account, await newCode(context, account.id, 10));
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
