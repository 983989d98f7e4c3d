import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { countRefusals } from './refused.ts';
import { liftLimits, listLifts, removeLift } from './service.ts';

const { limits } = procedures;

export const limitsProcedures = limits.router({
  refused: limits.refused.handler(async ({ context }) => {
    const { total, hours, reasons } = await countRefusals(context);
    return {
      status: 200,
      data: {
        total,
        hours: hours.map(({ hour, count }) => ({ hour: hour.toISOString(), count })),
        reasons: reasons.map((counted) => ({ ...counted, latest: counted.latest.toISOString() })),
      },
    };
  }),
  lifts: limits.lifts.handler(async ({ context }) => {
    const lifts = await listLifts(context);
    return { status: 200, data: lifts.map(present) };
  }),
  lift: limits.lift.handler(async ({ context, input }) => {
    await liftLimits(context, input);
    return done;
  }),
  removeLift: limits.removeLift.handler(async ({ context, input }) => {
    await removeLift(context, input.id);
    return done;
  }),
});

function present(lift: Awaited<ReturnType<typeof listLifts>>[number]) {
  const { id, range, day, reason, state, createdAt, createdBy, removedAt, removedBy } = lift;
  return {
    ...{ id, range, day, reason, state },
    created_at: createdAt.toISOString(),
    created_by: createdBy,
    removed_at: removedAt?.toISOString() ?? null,
    removed_by: removedBy,
  };
}
