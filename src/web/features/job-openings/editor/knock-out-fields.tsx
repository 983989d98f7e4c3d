import { m } from '#texts/messages.js';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { DateField } from '#web/forms/date-field.tsx';
import type { OpeningFormState } from './use-opening-form.ts';

/** Which answers are needed: anything else knocks the application out. Text is never judged. */
export function KnockOutFields({ form, at, type }: { form: OpeningFormState; at: number; type: string }) {
  const place = `screening_questions.${at}` as const;
  /** What is refused of the knock-out as a whole stands at its first field. */
  const whole = `${place}.knock_out`;
  const first = <
    Field extends { error: string | undefined; onChange(event: { target: { value: string } }): void },
  >(
    field: Field,
  ) => ({
    ...field,
    error: field.error ?? form.errors[whole],
    onChange: (event: { target: { value: string } }) => {
      form.clear(whole);
      field.onChange(event);
    },
  });
  switch (type) {
    case 'yes/no':
      return (
        <Select
          label={m.job_openings_editor_knock_out()}
          description={m.job_openings_editor_knock_out_help()}
          {...first(form.field(`${place}.knock_out_answer`))}
        >
          <option value="">{m.job_openings_editor_knock_out_none()}</option>
          <option value="yes">{m.job_openings_editor_yes()}</option>
          <option value="no">{m.job_openings_editor_no()}</option>
        </Select>
      );
    case 'number':
      return (
        <>
          <TextInput
            label={m.job_openings_editor_minimum()}
            description={m.job_openings_editor_limits_help()}
            inputMode="numeric"
            {...first(form.field(`${place}.minimum`))}
          />
          <TextInput
            label={m.job_openings_editor_maximum()}
            inputMode="numeric"
            {...form.field(`${place}.maximum`)}
          />
        </>
      );
    case 'date':
      return (
        <>
          <DateField
            label={m.job_openings_editor_earliest()}
            description={m.job_openings_editor_limits_help()}
            {...first(form.field(`${place}.earliest`))}
          />
          <DateField label={m.job_openings_editor_latest()} {...form.field(`${place}.latest`)} />
        </>
      );
    default:
      return null;
  }
}
