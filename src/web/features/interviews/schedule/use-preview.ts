import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { interviewDraft } from '#domain/interviews/schedule.ts';
import { query } from '#web/api.ts';
import { isWholeSlot, type ScheduleValues } from './schedule-values.ts';

/**
 * The letter and the clashes of what is typed, a moment after the last key, and the first of them at once. Before a
 * time is chosen it reads with those that are suggested.
 */
export function usePreview(
  values: ScheduleValues,
  suggested: ScheduleValues['slots'] | undefined,
  named: { application_id: string; interview_id?: string },
) {
  const whole = distinct(values.slots.filter((slot) => isWholeSlot(slot, values.timezone)));
  const isSuggested = whole.length === 0;
  const wanted = JSON.stringify({ ...values, ...named, slots: isSuggested ? (suggested ?? []) : whole });
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), 400);
    return () => clearTimeout(timer);
  }, [wanted]);
  const input: ScheduleValues & typeof named = JSON.parse(isDraft(asked) ? asked : wanted);
  const isReady = isDraft(JSON.stringify(input));
  const preview = useQuery({
    ...query.interviews.preview.queryOptions({ input, placeholderData: keepPreviousData, retry: false }),
    enabled: isReady,
  });
  const letter = isReady ? preview.data?.data : undefined;
  const clashes = atTheirSlots(letter?.clashes ?? [], input.slots);
  const outside = atTheirSlots(letter?.outside ?? [], input.slots);
  return { letter, clashes, outside, isSuggested };
}

/** What lies across a time, with that time: others may stand in the fields by now. */
function atTheirSlots<Found extends { slot: number }>(
  found: readonly Found[],
  slots: ScheduleValues['slots'],
) {
  return found.flatMap((one) => {
    const at = slots[one.slot];
    return at ? [{ ...one, at }] : [];
  });
}

function isDraft(text: string): boolean {
  return interviewDraft.safeParse(JSON.parse(text)).success;
}

function distinct(slots: ScheduleValues['slots']): ScheduleValues['slots'] {
  return [...new Map(slots.map((slot) => [`${slot.date} ${slot.start_time}`, slot])).values()];
}
