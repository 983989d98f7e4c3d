import { useQueryClient } from '@tanstack/react-query';
import { prayerPlaceOf } from '#domain/calendars/prayer-places.ts';
import {
  buffers,
  type CalendarRules,
  calendarRules,
  mostADayMaximum,
  prayerLengths,
  weekdays,
} from '#domain/calendars/rules.ts';
import { dateTimeFormat } from '#domain/formats.ts';
import { formatTag, type Locale } from '#domain/locale.ts';
import { placeOfZone } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Checkbox, ChoiceGroup } from '#web/design/form/choice.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { SaveForm } from '#web/features/companies/save-form.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { TimeField } from '#web/forms/date-field.tsx';
import { type FormOf, useForm } from '#web/forms/use-form.ts';

/** When the own interviews are held: days, hours, those of Ramadan, prayers, time between two, and how many a day. */
export function RulesForm({ stored, zone }: { stored: CalendarRules; zone: string }) {
  const queries = useQueryClient();
  const { locale } = useSurroundings();
  const form = useForm({
    values: stored,
    check: bySchema(calendarRules),
    send: (rules) => api.calendars.saveRules(rules),
    keeps: true,
    onDone: () => queries.invalidateQueries({ queryKey: query.calendars.key() }),
    unexpected: m.calendars_update_failed,
  });
  const { values, errors, change } = form;
  const withDay = (day: number, isOff: boolean) =>
    isOff
      ? [...values.days_off, day].toSorted((one, other) => one - other)
      : values.days_off.filter((one) => one !== day);
  const numbers = Array.from({ length: mostADayMaximum }, (_one, index) => index + 1);
  return (
    <SaveForm id="rules" title={m.calendars_rules()} help={m.calendars_rules_help()} form={form}>
      <ChoiceGroup legend={m.calendars_days_off()} error={errors.days_off}>
        <div className="calendar-days">
          {weekdays.map((day) => (
            <Checkbox
              key={day}
              label={weekdayName(day, locale)}
              checked={values.days_off.includes(day)}
              onChange={(event) => change({ days_off: withDay(day, event.target.checked) })}
            />
          ))}
        </div>
      </ChoiceGroup>
      <Hours
        form={form}
        from={['from_time', m.calendars_from()]}
        until={['until_time', m.calendars_until()]}
        help={m.calendars_hours_help({ city: placeOfZone(zone, locale) })}
      />
      <Hours
        form={form}
        from={['ramadan_from', m.calendars_ramadan_from()]}
        until={['ramadan_until', m.calendars_ramadan_until()]}
        help={m.calendars_ramadan_help()}
      />
      {prayerPlaceOf(zone) && (
        <Select
          label={m.calendars_prayers()}
          description={m.calendars_prayers_help({ city: placeOfZone(zone, locale) })}
          name="prayer_minutes"
          value={String(values.prayer_minutes)}
          error={errors.prayer_minutes}
          onChange={(event) => change({ prayer_minutes: Number(event.target.value) })}
        >
          <MinuteOptions choices={prayerLengths} none={m.calendars_prayers_none()} />
        </Select>
      )}
      <div className="calendar-hours">
        <Select
          label={m.calendars_buffer()}
          name="buffer_minutes"
          value={String(values.buffer_minutes)}
          error={errors.buffer_minutes}
          onChange={(event) => change({ buffer_minutes: Number(event.target.value) })}
        >
          <MinuteOptions choices={buffers} none={m.calendars_buffer_none()} />
        </Select>
        <Select
          label={m.calendars_most()}
          name="most_a_day"
          value={String(values.most_a_day ?? '')}
          error={errors.most_a_day}
          onChange={(event) =>
            change({ most_a_day: event.target.value === '' ? null : Number(event.target.value) })
          }
        >
          <option value="">{m.calendars_most_any()}</option>
          {numbers.map((number) => (
            <option key={number} value={number}>
              {number}
            </option>
          ))}
        </Select>
      </div>
    </SaveForm>
  );
}

type HourName = 'from_time' | 'until_time' | 'ramadan_from' | 'ramadan_until';

/** From when until when, both or neither. */
function Hours({
  form: { values, errors, change },
  from,
  until,
  help,
}: {
  form: Pick<FormOf<CalendarRules>, 'values' | 'errors' | 'change'>;
  from: [HourName, string];
  until: [HourName, string];
  help: string;
}) {
  return (
    <div>
      <p className="field-help">{help}</p>
      <div className="calendar-hours">
        {[from, until].map(([name, label]) => (
          <TimeField
            key={name}
            label={label}
            name={name}
            value={values[name] ?? ''}
            error={errors[name]}
            onChange={(event) => change({ [name]: event.target.value || null })}
          />
        ))}
      </div>
    </div>
  );
}

function MinuteOptions({ choices, none }: { choices: readonly number[]; none: string }) {
  return choices.map((minutes) => (
    <option key={minutes} value={minutes}>
      {minutes === 0 ? none : m.interviews_minutes({ number: minutes })}
    </option>
  ));
}

/** 1 November 2026 was a Sunday. */
function weekdayName(day: number, locale: Locale): string {
  return dateTimeFormat(formatTag(locale), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 10, 1 + day)),
  );
}
