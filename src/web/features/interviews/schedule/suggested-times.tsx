import { slotsMaximum } from '#domain/interviews/interviews.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import type { FormOf } from '#web/forms/use-form.ts';
import { isSameSlot, type ScheduleValues } from './schedule-values.ts';
import { SlotText } from './slot-text.tsx';

/** Times at which all are free, each to be taken or left by one press. */
export function SuggestedTimes({
  form,
  suggested,
  theirs,
}: {
  form: FormOf<ScheduleValues>;
  suggested: ScheduleValues['slots'];
  theirs: string | null;
}) {
  const { slots, timezone: zone } = form.values;
  const isFull = slots.length >= slotsMaximum;
  if (suggested.length === 0) return <p className="field-help">{m.interviews_suggested_none()}</p>;
  return (
    <fieldset className="suggested">
      <legend className="field-label">{m.interviews_suggested()}</legend>
      <div className="suggested-times">
        {suggested.map((slot) => {
          const isTaken = slots.some((other) => isSameSlot(other, slot));
          return (
            <label key={`${slot.date} ${slot.start_time}`} className="suggested-time">
              <input
                type="checkbox"
                name="suggested"
                checked={isTaken}
                disabled={!isTaken && isFull}
                aria-invalid={form.errors.slots ? true : undefined}
                onChange={() =>
                  form.set(
                    'slots',
                    isTaken ? slots.filter((one) => !isSameSlot(one, slot)) : [...slots, slot],
                  )
                }
              />
              <SlotText slot={slot} zone={zone} theirs={theirs} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** All of them at once. */
export function TakeSuggested({
  form,
  suggested,
}: {
  form: FormOf<ScheduleValues>;
  suggested: ScheduleValues['slots'];
}) {
  const { slots } = form.values;
  const left = suggested.filter((slot) => !slots.some((other) => isSameSlot(other, slot)));
  return (
    <Button
      size="sm"
      variant="soft"
      disabled={left.length === 0 || slots.length + left.length > slotsMaximum}
      onClick={() => form.set('slots', [...slots, ...left])}
    >
      {m.interviews_suggested_all()}
    </Button>
  );
}
