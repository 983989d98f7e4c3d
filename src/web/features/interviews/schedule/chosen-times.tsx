import type { InterviewClash, OutsideTime } from '#contract/interview-responses.ts';
import { isOutsideSocialHours, slotsMaximum } from '#domain/interviews/interviews.ts';
import { clockIn, instantAt } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { IconButton } from '#web/design/button.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { CloseIcon, WarningIcon } from '#web/design/icons/icons.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import type { FormOf } from '#web/forms/use-form.ts';
import { hoursText, hourText } from '#web/moments.ts';
import { isSameSlot, isWholeSlot, type ScheduleValues } from './schedule-values.ts';
import { SlotText } from './slot-text.tsx';

type Slot = ScheduleValues['slots'][number];

/** The times that are offered, on both clocks, each with what speaks against it; none of that forbids it. */
export function ChosenTimes({
  form,
  candidate,
  clashes,
  outside,
}: {
  form: FormOf<ScheduleValues>;
  candidate: { name: string; timezone: string | null };
  clashes: readonly (InterviewClash & { at: Slot })[];
  outside: readonly (OutsideTime & { at: Slot })[];
}) {
  const { slots, timezone: zone, duration } = form.values;
  const error = form.errors.slots;
  return (
    <section className="chosen" aria-labelledby="chosen-times">
      <h2 id="chosen-times">{m.interviews_times()}</h2>
      <p className="field-help">{m.interviews_times_help({ number: slotsMaximum })}</p>
      <ol className="chosen-list" aria-live="polite">
        {slots.map((slot, index) =>
          isWholeSlot(slot, zone) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a time has no other name
            <li key={index}>
              <b className="chosen-number num" aria-hidden="true">
                {index + 1}
              </b>
              <div>
                <SlotText slot={slot} zone={zone} theirs={candidate.timezone} />
                <Warnings
                  slot={slot}
                  zone={zone}
                  minutes={Number(duration)}
                  candidate={candidate}
                  clashes={clashes.filter(({ at }) => isSameSlot(at, slot))}
                  outside={outside.filter(({ at }) => isSameSlot(at, slot))}
                />
              </div>
              <IconButton
                size="sm"
                variant="quiet"
                label={m.interviews_time_remove({ number: index + 1 })}
                icon={<CloseIcon size="sm" />}
                onClick={() =>
                  form.set(
                    'slots',
                    slots.filter((_slot, place) => place !== index),
                  )
                }
              />
            </li>
          ) : null,
        )}
      </ol>
      {slots.length === 0 && <p className="muted small">{m.interviews_chosen_none()}</p>}
      {error && <FieldError>{error}</FieldError>}
    </section>
  );
}

function Warnings({
  slot,
  zone,
  minutes,
  candidate,
  clashes,
  outside,
}: {
  slot: Slot;
  zone: string;
  minutes: number;
  candidate: { name: string; timezone: string | null };
  clashes: readonly InterviewClash[];
  outside: readonly OutsideTime[];
}) {
  const { locale } = useSurroundings();
  const start = instantAt({ date: slot.date, time: slot.start_time }, zone);
  const theirs = candidate.timezone;
  const end = start && new Date(start.getTime() + (minutes || 0) * 60_000);
  const isOdd = start && end && theirs && isOutsideSocialHours(clockIn(start, theirs), clockIn(end, theirs));
  return (
    <>
      {isOdd && (
        <p className="slot-warning small">
          <WarningIcon size="sm" />
          {m.interviews_odd_hour({ name: candidate.name })}
        </p>
      )}
      {outside.map(({ interviewer: { name }, cause, as_of, ...span }) => (
        <p key={`${cause} ${name} ${span.starts_at}`} className="slot-warning small num">
          <WarningIcon size="sm" />
          {cause === 'rule'
            ? m.interviews_outside_rule({ name })
            : m.interviews_outside_calendar({
                name,
                hours: hoursText(span, zone, locale),
                time: as_of ? hourText(as_of, locale) : '',
              })}
        </p>
      ))}
      {clashes.map((clash) => (
        <p key={`${clash.who} ${clash.name} ${clash.starts_at}`} className="slot-warning small num">
          <WarningIcon size="sm" />
          {(clash.who === 'candidate' ? m.interviews_clash_candidate : m.interviews_clash_interviewer)({
            name: clash.name,
            hours: hoursText(clash, zone, locale),
          })}
        </p>
      ))}
    </>
  );
}
