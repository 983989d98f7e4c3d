import { look } from '#domain/identity/look.ts';
import { type LookReason, lookReasons } from '#domain/identity/look-reasons.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { bySchema } from '#web/forms/by-schema.ts';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { forgetLook, keepLook } from './kept-look.ts';
import { lookReasonTexts } from './look-texts.ts';
import './people.css';

/** Asks why, before anybody's account is looked at; the answer is written down with each look. */
export function LookForm() {
  const form = useForm({
    values: { look_reason: 'asked' as LookReason, look_note: '' },
    check: bySchema(look),
    send: async (values) => values,
    onDone: (_answer, values) => keepLook(look.parse(values)),
  });
  return (
    <Card as="section" pad="md" aria-labelledby="look-reason">
      <Form form={form} className="admin-look-form">
        <div>
          <h2 id="look-reason">{m.admin_people_why()}</h2>
          <p className="field-help">{m.admin_people_why_help()}</p>
        </div>
        <Select {...form.field('look_reason')} label={m.admin_people_reason()}>
          {lookReasons.map((reason) => (
            <option key={reason} value={reason}>
              {lookReasonTexts[reason]()}
            </option>
          ))}
        </Select>
        <TextInput
          {...form.field('look_note')}
          label={m.admin_people_note()}
          description={m.admin_people_note_help()}
          maxLength={100}
          autoComplete="off"
        />
        <div>
          <Button type="submit" variant="primary" loading={form.isRunning}>
            {m.admin_people_begin()}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

/** Says why one is looking, with the way to another reason. */
export function LookLine({ reason, note }: { reason: LookReason; note: string }) {
  return (
    <p className="admin-look-line small">
      <span>
        {m.admin_people_because({ reason: lookReasonTexts[reason]() })} <bdi>{note}</bdi>
      </span>
      <Button size="sm" variant="quiet" onClick={forgetLook}>
        {m.admin_people_other_reason()}
      </Button>
    </p>
  );
}
