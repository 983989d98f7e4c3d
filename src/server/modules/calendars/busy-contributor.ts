import { keptFree } from '#domain/calendars/kept-free.ts';
import { buffers } from '#domain/calendars/rules.ts';
import { overlaps, type Span } from '#domain/interviews/interviews.ts';
import type { BusyContributor, OutsideBusy } from '#server/modules/interviews/contributors.ts';
import { selectBusyTimes, selectRules } from './queries.ts';
import { presentRules } from './service.ts';

const longestBuffer = Math.max(...buffers) * 60_000;

/** When members have no time besides their interviews: by their own calendars, and by what they keep free. */
export const busyByCalendars: BusyContributor = async ({ db }, { accountIds, span, held }) => {
  if (accountIds.length === 0) return [];
  // What lies just beside the span keeps free time around itself.
  const around = {
    startsAt: new Date(span.startsAt.getTime() - longestBuffer),
    endsAt: new Date(span.endsAt.getTime() + longestBuffer),
  };
  const calendar = await selectBusyTimes(db, accountIds, around);
  const rules = await selectRules(db, accountIds);
  const of = <Row extends { accountId: string }>(rows: readonly Row[], id: string) =>
    rows.filter(({ accountId }) => accountId === id);
  return [
    ...calendar
      .filter((time) => overlaps(time, span))
      .map((time) => ({ ...time, cause: 'calendar' as const })),
    ...rules.flatMap(({ rules: row, zone }): OutsideBusy[] => {
      const { accountId } = row;
      const spans: Span[] = keptFree(presentRules(row), span, zone, {
        interviews: of(held, accountId),
        calendar: of(calendar, accountId),
      });
      return spans.map((one) => ({ ...one, accountId, cause: 'rule', asOf: null }));
    }),
  ];
};
