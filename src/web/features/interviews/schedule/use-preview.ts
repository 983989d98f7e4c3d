import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { interviewSchedule } from '#domain/interviews/schedule.ts';
import { query } from '#web/api.ts';
import type { ScheduleValues } from './schedule-values.ts';

/** The letter and the clashes of what is typed, a moment after the last key and once it is whole. */
export function usePreview(values: ScheduleValues, named: { application_id: string; interview_id?: string }) {
  const wanted = JSON.stringify({ ...values, ...named });
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), 400);
    return () => clearTimeout(timer);
  }, [wanted]);
  const input = asked ? JSON.parse(asked) : { ...values, ...named };
  const isWhole = asked !== undefined && interviewSchedule.safeParse(input).success;
  const preview = useQuery({
    ...query.interviews.preview.queryOptions({ input, placeholderData: keepPreviousData, retry: false }),
    enabled: isWhole,
  });
  return isWhole ? preview.data?.data : undefined;
}
