import type { FormErrors } from '../../validation.ts';

/** Answers what a field of a form needs by its name: name, value, error and what its change does. */
export function bindFields<Values extends object>(
  values: Values,
  errors: FormErrors,
  change: (part: Partial<Values>) => void,
) {
  return <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) =>
      change({ [name]: event.target.value } as unknown as Partial<Values>),
  });
}
