import { m } from '#texts/messages.js';
import { Select, TextInput } from '../../design/text-input.tsx';
import type { FormErrors } from '../../validation.ts';
import type { ScreeningValues } from './opening-values.ts';

/** Which answers are needed: anything else knocks the application out. Text is never judged. */
export function KnockOutFields({
  question,
  errors,
  at,
  onChange,
}: {
  question: ScreeningValues;
  errors: FormErrors;
  at: number;
  onChange(part: Partial<ScreeningValues>): void;
}) {
  const errorOf = (bound: string) => errors[`screening_questions.${at}.knock_out.${bound}`];
  const locked = errors[`screening_questions.${at}.knock_out`];
  switch (question.answer_type) {
    case 'yes/no':
      return (
        <Select
          label={m.desk_knock_out()}
          value={question.knock_out_answer}
          error={errorOf('answer') ?? locked}
          onChange={(event) => onChange({ knock_out_answer: event.target.value })}
        >
          <option value="">{m.desk_knock_out_none()}</option>
          <option value="yes">{m.desk_yes()}</option>
          <option value="no">{m.desk_no()}</option>
        </Select>
      );
    case 'number':
      return (
        <>
          <TextInput
            label={m.desk_minimum()}
            inputMode="numeric"
            value={question.minimum}
            error={errorOf('minimum') ?? locked}
            onChange={(event) => onChange({ minimum: event.target.value })}
          />
          <TextInput
            label={m.desk_maximum()}
            inputMode="numeric"
            value={question.maximum}
            error={errorOf('maximum')}
            onChange={(event) => onChange({ maximum: event.target.value })}
          />
        </>
      );
    case 'date':
      return (
        <>
          <TextInput
            label={m.desk_earliest()}
            type="date"
            value={question.earliest}
            error={errorOf('earliest') ?? locked}
            onChange={(event) => onChange({ earliest: event.target.value })}
          />
          <TextInput
            label={m.desk_latest()}
            type="date"
            value={question.latest}
            error={errorOf('latest')}
            onChange={(event) => onChange({ latest: event.target.value })}
          />
        </>
      );
    default:
      return null;
  }
}
