import { BlockList, isIPv4, isIPv6 } from 'node:net';
import { calendarDate } from '#domain/time.ts';
import type { Contributors } from './context.ts';
import type { Database } from './database/database.ts';
import type { LimitedContext } from './limits.ts';

/** Answers the address ranges whose limits are lifted on a day of the company-default zone. */
export type LiftedRanges = (db: Database, day: string) => Promise<string[]>;

/** What `Contributors` gives to the limits. */
export type LiftContributors = Pick<Contributors, 'liftedRanges'>;

/** Milliseconds after which the ranges are read again: another process may have changed them. */
const life = 2000;

interface Lifted {
  readAt: number;
  day: string;
  ranges: BlockList;
}

/** What each process composition knows; its database tells them apart. */
const known = new WeakMap<Database, Lifted>();

/** Whether limits by address are lifted for the caller; asked only of who would be refused. */
export async function isLifted(context: LimitedContext): Promise<boolean> {
  const lifted = freshOf(context) ?? (await readLifted(context));
  return holds(lifted, context.request.ip);
}

/** The same for who can't wait: by what is known, which is read again behind it. */
export function isKnownLifted(context: LimitedContext): boolean {
  if (!freshOf(context)) readLifted(context).catch(() => undefined); // The next one asks again.
  const lifted = known.get(context.outsideDb);
  return lifted !== undefined && lifted.day === dayOf(context) && holds(lifted, context.request.ip);
}

/** The ranges have changed in this process. */
export function forgetLifted(db: Database): void {
  known.delete(db);
}

function freshOf(context: LimitedContext): Lifted | undefined {
  const lifted = known.get(context.outsideDb);
  const isFresh = lifted && lifted.day === dayOf(context) && performance.now() - lifted.readAt < life;
  return isFresh ? lifted : undefined;
}

async function readLifted(context: LimitedContext): Promise<Lifted> {
  const { outsideDb, contributors } = context;
  const [readAt, day] = [performance.now(), dayOf(context)];
  const found = await Promise.all(contributors.liftedRanges.map((ranges) => ranges(outsideDb, day)));
  const ranges = new BlockList();
  for (const range of found.flat()) {
    const [address = '', length] = range.split('/');
    ranges.addSubnet(address, Number(length), isIPv4(address) ? 'ipv4' : 'ipv6');
  }
  const lifted = { readAt, day, ranges };
  known.set(outsideDb, lifted);
  return lifted;
}

function holds({ ranges }: Lifted, ip: string): boolean {
  const address = (ip.split('%')[0] ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(address)) return ranges.check(address, 'ipv4');
  return isIPv6(address) && ranges.check(address, 'ipv6');
}

function dayOf({ clock }: LimitedContext): string {
  return calendarDate(clock.now());
}
