import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { calendarDate } from '#domain/time.ts';
import { query } from '#web/api.ts';
import { timesOf } from '#web/features/interviews/interview-times.tsx';
import type { SchedulesSearch, ScheduleView, ShownDays } from './schedules-search.ts';

/** Brings the calendar to an interview that is opened and lies on none of the days that it shows. */
export function useDaysOfOpen({
  search,
  view,
  days,
  zone,
}: {
  search: SchedulesSearch;
  view: ScheduleView;
  days: ShownDays;
  zone: string;
}): void {
  const navigate = useNavigate();
  const { id } = search;
  const found = useQuery({
    ...query.interviews.get.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  const followed = useRef<string>(undefined);
  const follow = useEffectEvent((interview: ReceivedInterview | undefined) => {
    // Who goes on from its days while it is open stays where that leads.
    if (followed.current === interview?.id) return;
    followed.current = interview?.id;
    if (!interview || view === 'list') return;
    const dates = timesOf(interview).map(({ starts_at }) => calendarDate(new Date(starts_at), zone));
    const [first] = dates;
    const isShown = dates.some((date) => date >= days.from && (!days.to || date <= days.to));
    if (first && !isShown)
      void navigate({
        to: '/schedules',
        search: { ...search, date: first },
        replace: true,
        resetScroll: false,
      });
  });
  const interview = id === undefined ? undefined : found.data?.data;
  useEffect(() => {
    follow(interview);
  }, [interview]);
}
