import { useState } from 'react';
import type { Preferences } from '#contract/notifications.ts';
import { quietHours } from '#domain/notifications/quiet-hours.ts';
import { placeOfZone } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Checkbox } from '#web/design/form/choice.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { TimeField } from '#web/forms/date-field.tsx';
import { Form } from '#web/forms/form.tsx';
import { useCall } from '#web/forms/use-call.ts';
import { useForm } from '#web/forms/use-form.ts';
import { ownZone } from '#web/moments.ts';

type Stored = Preferences['quiet_hours'];

const habit = { starts: '22:00', ends: '07:00' };

/** Hours in which nothing is sent that may wait, by the clock of the place where they are set. */
export function QuietHoursForm({ stored, onSaved }: { stored: Stored; onSaved(data: Preferences): void }) {
  const [isOn, setOn] = useState(stored !== null);
  const { run, isRunning } = useCall();
  const { locale } = useSurroundings();
  const timezone = ownZone();
  const form = useForm({
    values: { starts: stored?.starts ?? habit.starts, ends: stored?.ends ?? habit.ends },
    check: (values) => bySchema(quietHours)({ ...values, timezone }),
    send: (values) => api.notifications.setQuietHours({ quiet_hours: { ...values, timezone } }),
    keeps: true,
    onDone: ({ data }) => onSaved(data),
  });
  const toggle = async (wanted: boolean) => {
    setOn(wanted);
    if (wanted || stored === null) return;
    const saved = await run(() => api.notifications.setQuietHours({ quiet_hours: null }));
    if (saved) onSaved(saved.data);
  };
  return (
    <section className="quiet-hours" aria-labelledby="quiet-hours">
      <h3 id="quiet-hours">{m.notifications_quiet()}</h3>
      <Checkbox
        label={m.notifications_quiet_on()}
        description={m.notifications_quiet_help({ zone: placeOfZone(stored?.timezone ?? timezone, locale) })}
        checked={isOn}
        aria-disabled={isRunning || undefined}
        onChange={(event) => void toggle(event.target.checked)}
      />
      {isOn && (
        <Form form={form} className="quiet-hours-form">
          <div className="quiet-hours-times">
            <TimeField {...form.field('starts')} label={m.notifications_quiet_starts()} />
            <TimeField {...form.field('ends')} label={m.notifications_quiet_ends()} />
          </div>
          <Button type="submit" loading={form.isRunning}>
            {m.notifications_quiet_save()}
          </Button>
        </Form>
      )}
    </section>
  );
}
