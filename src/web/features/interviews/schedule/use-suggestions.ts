import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { durationMaximum, durationMinimum } from '#domain/time.ts';
import { query } from '#web/api.ts';
import type { ScheduleValues } from './schedule-values.ts';
import { threeOf } from './three-times.ts';

/** Three times at which all who are to meet are free; undefined until they are known. */
export function useSuggestions(
  { timezone, duration, interviewers }: ScheduleValues,
  named: { application_id: string; interview_id?: string },
): ScheduleValues['slots'] | undefined {
  const minutes = Number(duration);
  const free = useQuery({
    ...query.interviews.free.queryOptions({
      input: { ...named, interviewers, duration: minutes, timezone },
      placeholderData: keepPreviousData,
      retry: false,
    }),
    enabled: minutes >= durationMinimum && minutes <= durationMaximum,
  }).data?.data;
  return useMemo(() => free && threeOf(free), [free]);
}
