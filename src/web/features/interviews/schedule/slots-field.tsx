import { useMemo, useState } from 'react';
import { slotsMaximum } from '#domain/interviews/interviews.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { PlusIcon } from '#web/design/icons/icons.tsx';
import { RemoveTime } from '#web/features/interviews/remove-time.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { DateField, TimeField } from '#web/forms/date-field.tsx';
import { SearchSelect } from '#web/forms/search-select.tsx';
import type { FormOf } from '#web/forms/use-form.ts';
import { zoneOptions } from '#web/forms/zone-options.ts';
import { nextSlot, type ScheduleValues } from './schedule-values.ts';
import './slots-field.css';

/** One to five times by date and clock, and the zone that they are meant in; folded, as the week is quicker. */
export function SlotsField({ form }: { form: FormOf<ScheduleValues> }) {
  const { slots } = form.values;
  const [isOpen, setOpen] = useState(false);
  const isRefused =
    form.errors.timezone || Object.keys(form.errors).some((name) => name.startsWith('slots.'));
  const change = (index: number, part: Partial<ScheduleValues['slots'][number]>) => {
    form.set(
      'slots',
      slots.map((slot, place) => (place === index ? { ...slot, ...part } : slot)),
    );
    form.clear(`slots.${index}.date`, `slots.${index}.start_time`);
  };
  return (
    <details
      className="slots-field"
      open={isOpen || Boolean(isRefused)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{m.interviews_type_time()}</summary>
      <ol className="slot-list">
        {slots.map((slot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has no other name, and what is typed into it stays its own
          <li key={index} className="slot-row">
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
          </li>
        ))}
      </ol>
      <div className="slot-end">
        {slots.length < slotsMaximum && (
          <Button
            size="sm"
            icon={<PlusIcon size="sm" />}
            onClick={() => form.set('slots', [...slots, nextSlot(slots, form.values.timezone)])}
          >
            {m.interviews_time_add()}
          </Button>
        )}
        <ZoneField form={form} />
      </div>
    </details>
  );
}

function ZoneField({ form }: { form: FormOf<ScheduleValues> }) {
  const { locale } = useSurroundings();
  const [own] = useState(form.values.timezone);
  const zones = useMemo(() => zoneOptions(locale, own), [locale, own]);
  return <SearchSelect {...form.field('timezone')} label={m.interviews_timezone()} options={zones} />;
}
