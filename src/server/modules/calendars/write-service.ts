import { entryForMember } from '#server/modules/interviews/calendar/service.ts';
import type { Context } from '#server/platform/context.ts';
import { deleteEntry, findEntry, selectUpcomingOf, selectWriters, upsertEntry } from './entry-queries.ts';
import { type ConnectionRow, selectConnection, updateConnection } from './queries.ts';
import { askCalendar } from './reading/asking.ts';
import { CalendarFailure } from './reading/failure.ts';
import { openSecrets } from './sealed.ts';
import { writeTask } from './task-names.ts';

/** Orders that the calendars of an interview follow it: of who holds it, and of who has it in the calendar. */
export async function orderWriting(context: Context, interviewId: string): Promise<void> {
  const ids = await selectWriters(context.db, interviewId);
  await orderEach(
    context,
    ids.map((connectionId) => ({ connectionId, interviewId })),
  );
}

/** The same of a calendar that was connected just now: what is to come is written into it. */
export async function orderUpcoming(
  context: Context,
  { id: connectionId, accountId, collection }: Pick<ConnectionRow, 'id' | 'accountId' | 'collection'>,
): Promise<void> {
  if (collection === '') return;
  const ids = await selectUpcomingOf(context.db, accountId, context.clock.now());
  await orderEach(
    context,
    ids.map((interviewId) => ({ connectionId, interviewId })),
  );
}

interface Writing {
  connectionId: string;
  interviewId: string;
}

function orderEach({ db, tasks, clock }: Context, writings: readonly Writing[]): Promise<void> {
  const startAfter = clock.now();
  return tasks.enqueueEach(
    db,
    writeTask,
    writings.map((payload) => ({ payload, startAfter })),
  );
}

/**
 * Brings a calendar to where an interview stands now: in it once it is confirmed, moved with it, and taken out when it is
 * off. It may run twice; what fails is told to the member and thrown, so that it is tried again.
 */
export async function writeOne(context: Context, { connectionId, interviewId }: Writing): Promise<void> {
  const { db } = context;
  const connection = await selectConnection(db, connectionId);
  if (!connection || connection.collection === '') return;
  const stored = await findEntry(db, connectionId, interviewId);
  const entry = await entryForMember(context, { interviewId, accountId: connection.accountId });
  // What was written follows the interview; what was not waits until it is certain.
  const isWanted = entry !== undefined && (entry.isConfirmed || stored !== undefined);
  if (!isWanted && !stored) return;
  // It stays where it was put, also when another calendar of the account is the first by now.
  const href = stored?.href ?? addressOf(connection, entry?.uid ?? '');
  try {
    if (isWanted) await put(context, connection, href, entry.content);
    else await remove(context, connection, href);
  } catch (error) {
    if (!(error instanceof CalendarFailure)) throw error;
    await updateConnection(db, connectionId, { writeFault: error.fault });
    throw error;
  }
  await context.inTransaction(async (inner) => {
    if (isWanted)
      await upsertEntry(inner.db, { connectionId, interviewId, href, writtenAt: inner.clock.now() });
    else await deleteEntry(inner.db, connectionId, interviewId);
    if (connection.writeFault) await updateConnection(inner.db, connectionId, { writeFault: null });
  });
}

async function put(context: Context, connection: ConnectionRow, url: string, content: string): Promise<void> {
  const { status, body } = await ask(context, connection, {
    url,
    method: 'PUT',
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
    body: content,
  });
  if (status >= 200 && status < 300) return;
  // The invitation by email has put it there already: the same entry is not put beside it.
  if ([403, 409, 412].includes(status) && body.includes('no-uid-conflict')) return;
  throw new CalendarFailure(faultOf(status));
}

async function remove(context: Context, connection: ConnectionRow, url: string): Promise<void> {
  const { status } = await ask(context, connection, { url, method: 'DELETE' });
  if ((status >= 200 && status < 300) || status === 404 || status === 410) return;
  throw new CalendarFailure(faultOf(status));
}

function ask({ config }: Context, connection: ConnectionRow, request: Parameters<typeof askCalendar>[1]) {
  const { password } = openSecrets(config, connection);
  const authorization = `Basic ${Buffer.from(`${connection.username}:${password}`).toString('base64')}`;
  return askCalendar(
    { openedNetworks: config.webhookNetworks, isProduction: config.isProduction },
    { ...request, headers: { ...request.headers, authorization } },
  );
}

function addressOf({ collection }: ConnectionRow, uid: string): string {
  return new URL(`${encodeURIComponent(uid)}.ics`, collection.endsWith('/') ? collection : `${collection}/`)
    .href;
}

function faultOf(status: number) {
  if (status === 401) return 'refused';
  if (status === 403 || status === 405) return 'read_only';
  return status === 404 || status === 410 ? 'gone' : 'failing';
}
