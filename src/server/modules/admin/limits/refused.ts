import { isRefusedReason, type RefusedReason } from '#domain/refused.ts';
import { dayMs } from '#domain/time.ts';
import type { Context } from '#server/platform/context.ts';
import { flushRefused } from '#server/platform/refused-counts.ts';
import { selectRefused } from './queries.ts';

const hour = 3_600_000;

interface RefusedByReason {
  reason: RefusedReason;
  day: number;
  week: number;
  latest: Date;
}

/**
 * What limits and guards refused: the last 24 hours one by one (the running one is the last), and the last seven days
 * by reason, the most frequent first. Other processes' counts are at most 30 seconds late.
 */
export async function countRefusals({ outsideDb, clock }: Context) {
  await flushRefused(outsideDb);
  const now = clock.now().getTime();
  const running = now - (now % hour);
  const rows = await selectRefused(outsideDb, new Date(running - 7 * dayMs));
  const hours = Array.from({ length: 24 }, (_, place) => ({
    hour: new Date(running - (23 - place) * hour),
    count: 0,
  }));
  const byReason = new Map<RefusedReason, RefusedByReason>();
  for (const { hour: begin, reason, count } of rows) {
    // Another version of the product may know others.
    if (!isRefusedReason(reason)) continue;
    const found = byReason.get(reason) ?? { reason, day: 0, week: 0, latest: begin };
    const slot = hours.find((one) => one.hour.getTime() === begin.getTime());
    if (slot) slot.count += count;
    byReason.set(reason, { ...found, day: found.day + (slot ? count : 0), week: found.week + count });
  }
  const reasons = [...byReason.values()].sort(
    (a, b) => b.day - a.day || b.week - a.week || a.reason.localeCompare(b.reason),
  );
  return { total: hours.reduce((sum, { count }) => sum + count, 0), hours, reasons };
}
