import { randomUUID } from 'node:crypto';
import { type CalendarFault, type CalendarOrder, pauseAfterFailures } from '#domain/calendars/connections.ts';
import { type CalendarRules, noRules } from '#domain/calendars/rules.ts';
import type { MemberActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import {
  type ConnectionRow,
  deleteConnection,
  replaceBusyTimes,
  replaceConnection,
  replaceRules,
  selectConnectionOf,
  selectRules,
} from './queries.ts';
import { readFor, readOne } from './read-service.ts';
import { openSecrets, sealSecrets } from './sealed.ts';
import { orderUpcoming } from './write-service.ts';

/** How the own calendar stands, and when interviews are held; neither its address nor its password is told. */
export async function readOwnCalendar(context: Context<MemberActor>) {
  const { db, actor } = context;
  const connection = await selectConnectionOf(db, actor.accountId);
  const [found] = await selectRules(db, [actor.accountId]);
  return {
    connection: connection ? present(context, connection) : null,
    rules: found ? presentRules(found.rules) : noRules,
  };
}

/**
 * Connects the own calendar in place of another, once it could be read: what is wrong with it is said at its field. Call
 * it outside a transaction.
 */
export async function connectCalendar(context: Context<MemberActor>, order: CalendarOrder): Promise<void> {
  const { accountId } = context.actor;
  const { kind, address } = order;
  const [username, password] = kind === 'caldav' ? [order.username, order.password] : ['', ''];
  const reading = await readFor(context, { accountId, kind, address, username, password, mark: '' });
  if (!reading || reading.is === 'unchanged') throw new Refusal('NOT_FOUND');
  if (reading.is === 'fault') throw refuseField(...sentenceOf(reading.fault, kind));
  await context.inTransaction(async (inner) => {
    const { db, clock, config } = inner;
    const now = clock.now();
    const id = randomUUID();
    const { mark, collection, calendars, skipped, times } = reading;
    await replaceConnection(db, {
      ...{ id, accountId, kind, username, mark, collection, calendars, skipped },
      ...sealSecrets(config, id, { address, password }),
      ...{ readAt: now, wholeAt: now, createdAt: now },
      nextAt: new Date(now.getTime() + pauseAfterFailures(0)),
    });
    await replaceBusyTimes(db, id, times);
    await orderUpcoming(inner, { id, accountId, collection });
  });
}

/** Reads the own calendar at once; what came of it is told by how it stands then. Call it outside a transaction. */
export async function refreshCalendar(context: Context<MemberActor>): Promise<void> {
  const connection = await selectConnectionOf(context.db, context.actor.accountId);
  if (!connection) throw new Refusal('NOT_FOUND');
  await readOne(context, { connectionId: connection.id });
}

/** Takes the own calendar away, with all that was known by it. */
export async function disconnectCalendar({ db, actor }: Context<MemberActor>): Promise<void> {
  if (!(await deleteConnection(db, actor.accountId))) throw new Refusal('NOT_FOUND');
}

export async function saveRules({ db, actor }: Context<MemberActor>, rules: CalendarRules): Promise<void> {
  await replaceRules(db, {
    accountId: actor.accountId,
    daysOff: rules.days_off,
    fromTime: rules.from_time,
    untilTime: rules.until_time,
    ramadanFrom: rules.ramadan_from,
    ramadanUntil: rules.ramadan_until,
    prayerMinutes: rules.prayer_minutes,
    bufferMinutes: rules.buffer_minutes,
    mostADay: rules.most_a_day,
  });
}

export function presentRules(
  row: NonNullable<Awaited<ReturnType<typeof selectRules>>[number]>['rules'],
): CalendarRules {
  return {
    days_off: row.daysOff,
    from_time: row.fromTime,
    until_time: row.untilTime,
    ramadan_from: row.ramadanFrom,
    ramadan_until: row.ramadanUntil,
    prayer_minutes: row.prayerMinutes,
    buffer_minutes: row.bufferMinutes,
    most_a_day: row.mostADay,
  };
}

const sentences: Readonly<Record<CalendarFault, string>> = {
  no_connection: 'validation_calendar_silent',
  timeout: 'validation_calendar_slow',
  private_network: 'validation_calendar_private',
  insecure: 'validation_calendar_https',
  redirect: 'validation_calendar_redirect',
  refused: 'validation_calendar_refused',
  gone: 'validation_calendar_gone',
  failing: 'validation_calendar_failing',
  too_long: 'validation_calendar_long',
  packed: 'validation_calendar_packed',
  no_calendar: 'validation_calendar_none',
  no_account: 'validation_calendar_account',
  too_many: 'validation_calendar_many',
  too_slow: 'validation_calendar_heavy',
  read_only: 'validation_calendar_read_only',
};

/** At which field what is said; an address that refuses has no password to be mended. */
function sentenceOf(fault: CalendarFault, kind: CalendarOrder['kind']): [field: string, text: string] {
  const field = fault === 'refused' && kind === 'caldav' ? 'password' : 'address';
  const isSecret = fault === 'refused' && kind === 'ics';
  return [field, isSecret ? 'validation_calendar_gone' : sentences[fault]];
}

function present({ config }: Context, row: ConnectionRow) {
  const { address } = openSecrets(config, row);
  return {
    kind: row.kind,
    /** Its host alone: the rest is the secret. */
    host: new URL(address).host,
    username: row.username,
    calendars: row.calendars,
    read_at: row.readAt.toISOString(),
    fault: row.fault,
    write_fault: row.writeFault,
    skipped: row.skipped,
  };
}
