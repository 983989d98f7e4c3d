import { isId } from '#domain/ids.ts';
import { type LimitLift, liftedAhead } from '#domain/limit-lifts.ts';
import { addDays, calendarDate } from '#domain/time.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { forgetLifted } from '#server/platform/lifted-limits.ts';
import { Refusal, refuseField } from '#server/platform/refusal.ts';
import { insertLift, type LimitLiftRow, markLiftRemoved, selectLifts } from './queries.ts';

/** Lifts the limits by address for a range and a day; other processes hear of it within seconds. */
export async function liftLimits(context: Context<AdminActor>, lift: LimitLift): Promise<void> {
  const { db, clock, actor } = context;
  const today = calendarDate(clock.now());
  if (lift.day < today || lift.day > addDays(today, liftedAhead))
    throw refuseField('day', 'validation_lifted_day');
  await insertLift(db, { ...lift, createdBy: actor.accountId, createdAt: clock.now() });
  context.afterCommit(() => forgetLifted(context.outsideDb));
}

/** Puts the limits of a range back. */
export async function removeLift(context: Context<AdminActor>, id: string): Promise<void> {
  const { db, clock, actor } = context;
  const isRemoved =
    isId(id) && (await markLiftRemoved(db, { id, removedBy: actor.accountId, removedAt: clock.now() }));
  if (!isRemoved) throw new Refusal('NOT_FOUND');
  context.afterCommit(() => forgetLifted(context.outsideDb));
}

/** The latest hundred, each with its state today. */
export async function listLifts({ db, clock }: Context) {
  const today = calendarDate(clock.now());
  const rows = await selectLifts(db);
  return rows.map((row) => ({ ...row, state: stateOf(row, today) }));
}

type LiftState = 'planned' | 'active' | 'ended' | 'removed';

function stateOf({ day, removedAt }: LimitLiftRow, today: string): LiftState {
  if (removedAt) return 'removed';
  if (day === today) return 'active';
  return day > today ? 'planned' : 'ended';
}
