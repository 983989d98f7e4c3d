import { type FieldErrors, type FieldValues, set } from 'react-hook-form';
import type { FormErrors } from '#web/refusal.ts';

/** Field → message, as the library keeps them: nested, so that an error moves with the entry of a list. */
export function nestedErrors<Values extends FieldValues>(errors: FormErrors): FieldErrors<Values> {
  const nested: FieldErrors<Values> = {};
  for (const [field, message] of Object.entries(errors)) {
    // What belongs to no field is nested under a name that no field has.
    set(nested, field || 'root', { type: 'refused', message });
  }
  return nested;
}

/** The same the other way: `entries.0.title` → message. */
export function flatErrors(errors: object, above = ''): FormErrors {
  const flat: FormErrors = {};
  for (const [name, error] of Object.entries(errors)) {
    if (typeof error !== 'object' || error === null || name === 'ref') continue;
    const field = `${above}${name}`;
    const { type, message, ...inner } = error as { type?: unknown; message?: unknown };
    const isError = typeof type === 'string';
    if (isError && typeof message === 'string') flat[field] = message;
    Object.assign(flat, flatErrors(isError ? inner : error, `${field}.`));
  }
  return flat;
}

/** The server's field errors in the form's names: `extra_data.website` is `website`. */
export function fieldsOfForm(fields: FormErrors): FormErrors {
  const named = Object.entries(fields).map(([field, message]) => [
    field.replace(/^(?:extra_)?data\./, ''),
    message,
  ]);
  return Object.fromEntries(named);
}
