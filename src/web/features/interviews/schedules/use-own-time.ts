import { useQuery } from '@tanstack/react-query';
import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { dayMs } from '#domain/time.ts';
import { query } from '#web/api.ts';
import { useCompany } from '#web/features/companies/use-company.ts';

/** So many days are asked about at once. */
const askedDays = 14;

/** Whether the caller has nothing at a time for so many minutes, as far as is known. */
export type IsFree = (startsAt: string, minutes: number) => boolean;

/** The caller's own time around those that candidates ask for, in one question. */
export function useOwnTime(interviews: readonly ReceivedInterview[]): IsFree {
  const id = useCompany()?.user.id;
  const asked = interviews
    .filter(({ abilities }) => abilities.accept)
    .flatMap(({ asked_times }) => asked_times.map(({ starts_at }) => Date.parse(starts_at)));
  const from = asked.length > 0 ? Math.min(...asked) : 0;
  const to = from + askedDays * dayMs;
  const input = {
    interviewers: [id ?? ''],
    ...{ from: new Date(from).toISOString(), to: new Date(to).toISOString() },
  };
  const known = useQuery({
    ...query.interviews.busy.queryOptions({ input, retry: false }),
    enabled: id !== undefined && asked.length > 0,
  }).data;
  return (startsAt, minutes) => {
    const start = Date.parse(startsAt);
    const end = start + minutes * 60_000;
    if (!known || start < from || end > to) return false;
    return [...known.data, ...known.outside].every(
      ({ starts_at, ends_at }) => Date.parse(ends_at) <= start || Date.parse(starts_at) >= end,
    );
  };
}
