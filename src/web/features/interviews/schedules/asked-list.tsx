import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { type AskedTime, beginningsOf } from '#domain/interviews/asked-times.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { AskedTimes, askedTimeText } from '#web/features/interviews/interview-times.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useCall } from '#web/forms/use-call.ts';
import { joined } from '#web/isolation.ts';
import { clockText, weekdayText } from '#web/moments.ts';
import type { IsFree } from './use-own-time.ts';

/** The times that the candidate asks for, each to be taken by one press; both sides get the change. */
export function AskedList({
  interview,
  zone,
  isFree,
}: {
  interview: ReceivedInterview;
  zone: string;
  /** Where the caller's own time is known. */
  isFree?: IsFree;
}) {
  const { asked_times, abilities, candidate } = interview;
  return (
    <ul className="asked-list">
      {asked_times.map((asked) => (
        <li key={asked.starts_at}>
          <AskedTimes asked={asked} zone={zone} other={candidate.timezone} />
          {abilities.accept && <Accept interview={interview} asked={asked} zone={zone} isFree={isFree} />}
        </li>
      ))}
    </ul>
  );
}

/** Where the candidate leaves room, the beginning is chosen, of those still to come; else it is the one asked for. */
function Accept({
  interview,
  asked,
  zone,
  isFree,
}: {
  interview: ReceivedInterview;
  asked: AskedTime;
  zone: string;
  isFree: IsFree | undefined;
}) {
  const { locale } = useSurroundings();
  const { id, duration, timezone, candidate } = interview;
  const [chosen, setChosen] = useState<string>();
  const queries = useQueryClient();
  const { run, isRunning, sentence } = useCall();
  const beginnings = beginningsOf(asked, duration, candidate.timezone ?? timezone)
    .filter((at) => at.getTime() > Date.now())
    .map((at) => at.toISOString());
  const startsAt = beginnings.find((at) => at === chosen) ?? beginnings[0];
  if (startsAt === undefined) return null;
  const day = weekdayText(asked.starts_at, zone, locale);
  const dayAndClock = (at: string) =>
    joined([weekdayText(at, zone, locale), clockText(at, zone, locale)], m.common_comma());
  const accept = async () => {
    if (!(await run(() => api.interviews.accept({ id, starts_at: startsAt })))) return;
    showToast({ type: 'success', text: m.interviews_sent() });
    await queries.invalidateQueries({ queryKey: query.interviews.key() });
  };
  return (
    <span className="row">
      {beginnings.length > 1 && (
        <Select
          label={m.interviews_begin_of({ time: askedTimeText(asked, zone, locale) })}
          hideLabel
          controlSize="sm"
          value={startsAt}
          onChange={(event) => setChosen(event.target.value)}
        >
          {beginnings.map((at) => (
            <option key={at} value={at}>
              {weekdayText(at, zone, locale) === day ? clockText(at, zone, locale) : dayAndClock(at)}
            </option>
          ))}
        </Select>
      )}
      <Button
        size="sm"
        variant="soft"
        loading={isRunning}
        aria-label={m.interviews_accept_time({ time: dayAndClock(startsAt) })}
        onClick={() => void accept()}
      >
        {m.interviews_accept()}
      </Button>
      {isFree?.(startsAt, duration) && <span className="asked-free small">{m.interviews_you_free()}</span>}
      {sentence && <span role="alert">{sentence}</span>}
    </span>
  );
}
