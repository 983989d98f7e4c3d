import { askedTimesMaximum } from '#domain/interviews/interviews.ts';
import { calendarDate } from '#domain/time.ts';
import { zoneText } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { PlusIcon } from '#web/design/icons/icons.tsx';
import { RemoveTime } from '#web/features/interviews/remove-time.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import type { FormOf } from '#web/forms/use-form.ts';
import type { AnswerValues } from './answer-values.ts';

/** One to five times that would suit: a day, from when on, and until when where not for the rest of the day. */
export function AskedFields({ form, zone }: { form: FormOf<AnswerValues>; zone: string }) {
  const { locale } = useSurroundings();
  const { times } = form.values;
  const change = (index: number, part: Partial<AnswerValues['times'][number]>) => {
    form.set(
      'times',
      times.map((time, place) => (place === index ? { ...time, ...part } : time)),
    );
    form.clear(...['date', 'start_time', 'end_time'].map((name) => `times.${index}.${name}`));
  };
  return (
    <fieldset className="choices answer-asked">
      <legend className="field-label">{m.interviews_asked_times()}</legend>
      <p className="field-help">{m.interviews_asked_help({ zone: zoneText(zone, locale) })}</p>
      <ol className="answer-times">
        {times.map((time, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has no other name, and what is typed into it stays its own
          <li key={index} className="answer-time">
            {(['date', 'start_time', 'end_time'] as const).map((part) => (
              <TextInput
                key={part}
                {...parts[part]()}
                name={`times.${index}.${part}`}
                value={time[part]}
                min={part === 'date' ? calendarDate(new Date(), zone) : undefined}
                error={form.errors[`times.${index}.${part}`]}
                onChange={(event) => change(index, { [part]: event.target.value })}
              />
            ))}
            <RemoveTime times={times} index={index} onChange={(left) => form.set('times', left)} />
          </li>
        ))}
      </ol>
      {form.errors.times && <FieldError>{form.errors.times}</FieldError>}
      {times.length < askedTimesMaximum && (
        <div className="answer-more">
          <Button
            size="sm"
            icon={<PlusIcon size="sm" />}
            onClick={() => form.set('times', [...times, { date: '', start_time: '', end_time: '' }])}
          >
            {m.interviews_asked_add()}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

const parts = {
  date: () => ({ label: m.interviews_date(), type: 'date' }),
  start_time: () => ({ label: m.interviews_asked_from(), type: 'time' }),
  end_time: () => ({ label: m.interviews_asked_until(), type: 'time', optional: true }),
};
