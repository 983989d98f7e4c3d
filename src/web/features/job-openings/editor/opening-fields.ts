import type { FormErrors } from '#web/refusal.ts';

/** The editor's names of what the wire refused: eligibility and knock-outs lie flat in its values. */
export function fieldsOfEditor(refused: FormErrors): FormErrors {
  const named = Object.entries(refused).map(([field, message]) => [
    field
      .replace(/^eligibility\./, '')
      .replace(/\.knock_out\.answer$/, '.knock_out_answer')
      .replace(/\.knock_out\.(\w+)$/, '.$1'),
    message,
  ]);
  return Object.fromEntries(named);
}
