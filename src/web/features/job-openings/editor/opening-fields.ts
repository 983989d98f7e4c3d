import { m } from '#texts/messages.js';
import type { FormErrors } from '#web/refusal.ts';
import { textOf } from '#web/validation.ts';

/** What to do at a field that is mandatory and empty. */
const asks: Record<string, (() => string) | undefined> = {
  country: m.job_openings_editor_ask_country,
  employment_type: m.job_openings_editor_ask_employment_type,
  experience_level: m.job_openings_editor_ask_experience_level,
  responsibilities: m.job_openings_editor_ask_responsibilities,
  requirements: m.job_openings_editor_ask_requirements,
  title: m.job_openings_editor_ask_question,
  question: m.job_openings_editor_ask_question,
};

/** What a field says by itself that has to be filled and is not. */
const required = [
  'validation_job_title_required',
  'validation_city_required',
  'validation_salary_start_required',
  'validation_salary_end_required',
  'validation_input_type',
];

/**
 * The editor's names of what the wire refused: eligibility and knock-outs lie flat in its values. The one sentence
 * about mandatory fields stands above the form; beside a field stands what to do there.
 */
export function fieldsOfEditor(refused: FormErrors): FormErrors {
  const named = Object.entries(refused).map(([field, message]) => [
    field
      .replace(/^eligibility\./, '')
      .replace(/\.knock_out\.answer$/, '.knock_out_answer')
      .replace(/\.knock_out\.(\w+)$/, '.$1'),
    message === textOf('validation_mandatory_fields') ? askAt(field) : message,
  ]);
  return Object.fromEntries(named);
}

/** Whether a field only waits to be filled; such a sentence names its field itself. */
export function isUnfilled(message: string): boolean {
  const sentences = [...required.map((key) => textOf(key)), ...Object.values(asks).map((ask) => ask?.())];
  return sentences.includes(message);
}

function askAt(field: string): string {
  return asks[field.split('.').at(-1) ?? '']?.() ?? textOf('validation_mandatory_fields');
}
