import { busyDays, pauseAfterFailures, readMinutes, wholeReadHours } from '#domain/calendars/connections.ts';
import { dayMs } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import {
  type ConnectionRow,
  claimDue,
  replaceBusyTimes,
  selectConnection,
  selectReader,
  updateConnection,
} from './queries.ts';
import { readCalendar } from './reading/read-calendar.ts';
import type { Reading } from './reading/reading.ts';
import { openSecrets } from './sealed.ts';
import { readTask } from './task-names.ts';

const pageSize = 100;

/** Orders the reading of all that is due, a page a transaction; each calendar is read by a task of its own. */
export async function wakeReadings(context: Context): Promise<void> {
  const now = context.clock.now();
  const again = new Date(now.getTime() + readMinutes * 60_000);
  let length = pageSize;
  while (length === pageSize) {
    length = await context.inTransaction(async (inner) => {
      const ids = await claimDue(inner.db, { now, again, limit: pageSize });
      for (const connectionId of ids)
        await inner.tasks.enqueue(inner.db, readTask, { connectionId }, { singletonKey: connectionId });
      return ids.length;
    });
  }
}

/** Reads one calendar and keeps when its member is busy; it holds no transaction while it asks. */
export async function readOne(context: Context, { connectionId }: { connectionId: string }): Promise<void> {
  const connection = await selectConnection(context.db, connectionId);
  if (!connection) return;
  const reading = await read(context, connection);
  await context.inTransaction((inner) => settle(inner, connection, reading));
}

type Order = Pick<ConnectionRow, 'accountId' | 'kind' | 'username'> & {
  address: string;
  password: string;
  mark: string;
};

/** What a calendar holds now; undefined for somebody whose calendar is not read. */
export async function readFor(context: Context, order: Order): Promise<Reading | undefined> {
  const { db, clock, config } = context;
  const reader = await selectReader(db, order.accountId);
  if (!reader) return undefined;
  const now = clock.now().getTime();
  const { kind, address, username, password, mark } = order;
  return readCalendar({
    ...{ kind, mark, account: { address, username, password } },
    reach: { openedNetworks: config.webhookNetworks, isProduction: config.isProduction },
    question: {
      ...{ from: now, email: reader.email, zone: reader.zone },
      // Days pass until it is read whole again.
      until: now + (busyDays + 1) * dayMs,
      ownHost: new URL(config.publicUrl).hostname,
    },
  });
}

function read(context: Context, connection: ConnectionRow): Promise<Reading | undefined> {
  const age = context.clock.now().getTime() - connection.wholeAt.getTime();
  const isWhole = age >= wholeReadHours * 3_600_000;
  const secrets = openSecrets(context.config, connection);
  return readFor(context, { ...connection, ...secrets, mark: isWhole ? '' : connection.mark });
}

async function settle(
  { db, clock }: Context,
  { id, failures: before }: ConnectionRow,
  reading: Reading | undefined,
): Promise<void> {
  const now = clock.now();
  const after = (failures: number) => new Date(now.getTime() + pauseAfterFailures(failures));
  // Of a company that was stopped nothing is read.
  if (!reading) return void (await updateConnection(db, id, { nextAt: new Date(now.getTime() + dayMs) }));
  if (reading.is === 'fault') {
    const failures = before + 1;
    await updateConnection(db, id, { fault: reading.fault, failures, nextAt: after(failures) });
    return;
  }
  const fine = { readAt: now, fault: null, failures: 0, nextAt: after(0) };
  if (reading.is === 'unchanged') return void (await updateConnection(db, id, fine));
  const { mark, collection, calendars, skipped, times } = reading;
  const set = { ...fine, wholeAt: now, mark, collection, calendars, skipped };
  // Its member has removed it meanwhile.
  if (await updateConnection(db, id, set)) await replaceBusyTimes(db, id, times);
}
