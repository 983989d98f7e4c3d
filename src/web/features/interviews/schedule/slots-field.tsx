import type { InterviewClash } from '#contract/interview-responses.ts';
import { isOutsideSocialHours, slotsMaximum } from '#domain/interviews/interviews.ts';
import { isCalendarDate } from '#domain/time.ts';
import { clockIn, instantAt, zoneText } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { PlusIcon, WarningIcon } from '#web/design/icons/icons.tsx';
import { RemoveTime } from '#web/features/interviews/remove-time.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { DateField, TimeField } from '#web/forms/date-field.tsx';
import type { FormOf } from '#web/forms/use-form.ts';
import { hoursText, isSameClock, whenText } from '#web/moments.ts';
import { nextSlot, type ScheduleValues } from './schedule-values.ts';

/** One to five times; below each what it is on the candidate's clock, and what it lies across. */
export function SlotsField({
  form,
  candidate,
  clashes,
}: {
  form: FormOf<ScheduleValues>;
  candidate: { name: string; timezone: string | null };
  clashes: readonly InterviewClash[];
}) {
  const { slots, timezone, duration } = form.values;
  const change = (index: number, part: Partial<ScheduleValues['slots'][number]>) => {
    form.set(
      'slots',
      slots.map((slot, place) => (place === index ? { ...slot, ...part } : slot)),
    );
    form.clear(`slots.${index}.date`, `slots.${index}.start_time`);
  };
  return (
    <fieldset className="choices slots-field">
      <legend className="field-label">{m.interviews_times()}</legend>
      <p className="field-help">{m.interviews_times_help({ number: slotsMaximum })}</p>
      <ol className="slot-list">
        {slots.map((slot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has no other name, and what is typed into it stays its own
          <li key={index}>
            <div className="slot-row">
              <DateField
                label={m.interviews_date()}
                name={`slots.${index}.date`}
                value={slot.date}
                error={form.errors[`slots.${index}.date`]}
                onChange={(event) => change(index, { date: event.target.value })}
              />
              <TimeField
                label={m.interviews_start_time()}
                name={`slots.${index}.start_time`}
                value={slot.start_time}
                error={form.errors[`slots.${index}.start_time`]}
                onChange={(event) => change(index, { start_time: event.target.value })}
              />
              <RemoveTime times={slots} index={index} onChange={(left) => form.set('slots', left)} />
            </div>
            <SlotNotes
              slot={slot}
              zone={timezone}
              minutes={Number(duration)}
              candidate={candidate}
              clashes={clashes.filter((clash) => clash.slot === index)}
            />
          </li>
        ))}
      </ol>
      {form.errors.slots && <FieldError>{form.errors.slots}</FieldError>}
      {slots.length < slotsMaximum && (
        <Button
          size="sm"
          icon={<PlusIcon size="sm" />}
          onClick={() => form.set('slots', [...slots, nextSlot(slots)])}
        >
          {m.interviews_time_add()}
        </Button>
      )}
    </fieldset>
  );
}

function SlotNotes({
  slot,
  zone,
  minutes,
  candidate,
  clashes,
}: {
  slot: ScheduleValues['slots'][number];
  zone: string;
  minutes: number;
  candidate: { name: string; timezone: string | null };
  clashes: readonly InterviewClash[];
}) {
  const { locale } = useSurroundings();
  const start = isCalendarDate(slot.date)
    ? instantAt({ date: slot.date, time: slot.start_time }, zone)
    : undefined;
  if (!start || !Number.isFinite(minutes)) return null;
  const end = new Date(start.getTime() + minutes * 60_000);
  const times = { starts_at: start.toISOString(), ends_at: end.toISOString() };
  const theirs = candidate.timezone;
  const isOdd = theirs !== null && isOutsideSocialHours(clockIn(start, theirs), clockIn(end, theirs));
  return (
    <div className="slot-notes small" aria-live="polite">
      {theirs && !isSameClock(zone, theirs, times.starts_at) && (
        <p className="muted num">
          {m.interviews_at_candidate({
            when: whenText(times, theirs, locale),
            zone: zoneText(theirs, locale, times.starts_at),
          })}
        </p>
      )}
      {isOdd && (
        <p className="slot-warning">
          <WarningIcon size="sm" />
          {m.interviews_odd_hour({ name: candidate.name })}
        </p>
      )}
      {clashes.map((clash) => (
        <p key={`${clash.who} ${clash.name} ${clash.starts_at}`} className="slot-warning num">
          <WarningIcon size="sm" />
          {(clash.who === 'candidate' ? m.interviews_clash_candidate : m.interviews_clash_interviewer)({
            name: clash.name,
            hours: hoursText(clash, zone, locale),
          })}
        </p>
      ))}
    </div>
  );
}
