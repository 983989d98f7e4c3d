import { useQueryClient } from '@tanstack/react-query';
import { limitLift } from '#domain/limit-lifts.ts';
import { today } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { DateField } from '#web/forms/date-field.tsx';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import './admin.css';

/** Lifts the limits by address for a range and a day. */
export function LiftForm() {
  const cache = useQueryClient();
  const form = useForm({
    values: { range: '', day: today(), reason: '' },
    check: bySchema(limitLift),
    send: (values) => api.limits.lift(values),
    onDone: () => cache.invalidateQueries({ queryKey: query.limits.key() }),
  });
  return (
    <Card as="section" pad="md" aria-labelledby="lift">
      <Form form={form} className="stack">
        <div>
          <h2 id="lift">{m.admin_lift()}</h2>
          <p className="muted small">{m.admin_lift_text()}</p>
        </div>
        <div className="field-row lift-fields">
          <TextInput
            {...form.field('range')}
            label={m.admin_lift_range()}
            description={m.admin_lift_range_help()}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
          <DateField
            {...form.field('day')}
            label={m.admin_lift_day()}
            description={m.admin_lift_day_help()}
          />
        </div>
        <TextInput {...form.field('reason')} label={m.admin_lift_reason()} autoComplete="off" />
        <div className="row">
          <Button type="submit" variant="primary" loading={form.isRunning} disabled={form.wait > 0}>
            {m.admin_lift_button()}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
